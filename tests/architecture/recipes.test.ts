import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consumer, provider } from '../../contracts/pactFiles.ts'
import { actionsOf, stepsOf } from '../support/recipes.ts'
import { listFiles, read, root } from './sources.ts'

const recipes = listFiles('contracts/ci')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const states = 'packages/django-pact-states'

test('there is a recipe for each team on GitHub and on GitLab, for Django also without a broker', () => {
  expect(recipes).toEqual([
    'contracts/ci/django-without-broker.github.yml',
    'contracts/ci/django-without-broker.gitlab-ci.yml',
    'contracts/ci/django.github.yml',
    'contracts/ci/django.gitlab-ci.yml',
    'contracts/ci/frontend.github.yml',
    'contracts/ci/frontend.gitlab-ci.yml',
  ])
})

test.for(recipes)('%s runs only what exists', (recipe) => {
  const steps = stepsOf(read(recipe))
  expect(steps.length).toBeGreaterThan(5)
  for (const { run } of steps) {
    for (const [, script = ''] of run.matchAll(/npm run ([\w:-]+)/g)) {
      expect(scripts, run).toHaveProperty([script])
    }
    for (const [folder] of run.matchAll(/\b(contracts|packages)\/[\w/-]+(\.json)?/g)) {
      expect(existsSync(join(root, folder)), run).toBe(true)
    }
    for (const [, name] of run.matchAll(/--pacticipant (\S+)/g)) {
      expect(name).toBe(recipe.includes('django') ? provider : consumer)
    }
    const options = run.startsWith('verify-pact') ? (run.match(/--[\w-]+/g) ?? []) : []
    for (const option of options)
      expect(read(`${states}/pact_states/verify.py`)).toContain(`"${option}"`)
  }
  for (const action of actionsOf(read(recipe))) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/)
})

test('what the recipes of Django install is the package of the provider states', () => {
  const project = read(`${states}/pyproject.toml`)
  const installed = recipes
    .flatMap((recipe) => stepsOf(read(recipe)))
    .flatMap(({ run }) => /"([\w-]+) @ git\+\S+#subdirectory=([\w/-]+)"/.exec(run)?.slice(1) ?? [])
  expect(installed).toHaveLength(4)
  const [name, folder] = installed
  expect(project).toContain(`name = "${name}"`)
  expect(folder).toBe(states)
})
