import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pactFile, readPact } from '../../contracts/pactFiles.ts'
import {
  readmeBlocks,
  startSecondProject,
  type SecondProject,
} from '../../contracts/provider/django/secondProject.ts'

let project: SecondProject
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daymark-pacts-'))
  project = await startSecondProject()
})

afterAll(async () => {
  await project?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the README changes settings and addresses of a project, and adds one file', () => {
  expect(readmeBlocks().map(({ file }) => file)).toEqual([
    'pact_adapter.py',
    'settings.py',
    'urls.py',
  ])
})

test('a Django of another author keeps the pact with nothing but its adapter', () => {
  const { code, output } = project.verifyPact(['--pact', pactFile])
  const { length } = readPact().interactions
  expect(output).not.toContain('✗')
  expect(output).toContain(`${length} of ${length} promises kept`)
  expect(code).toBe(0)
}, 300_000)

test('the name of a call that changes something also chooses the promises that read what it saved', () => {
  const operation = 'updateDailyTodoItem'
  const { output, code } = project.verifyPact(['--pact', pactFile, '--only', operation])
  const named = readPact().interactions.filter(({ description }) => description.includes(operation))
  expect(named.map(({ request }) => request.method)).toContain('GET')
  expect(output).toContain(`✓ ${operation}: ${named.length} of ${named.length}`)
  expect(code).toBe(0)
})

interface Changed {
  providerStates: { name: string; params?: object }[]
  response: { status: number; body: { content: unknown }; matchingRules?: object }
}

const whatWasCreated = 'createDailyTodosModule saves and getDailyTodosModule reads what was created'

/** Returns a pact of one promise, changed. */
function pactOf(change: (interaction: Changed) => void): string {
  const pact = readPact()
  const interaction = structuredClone(
    pact.interactions.find(({ description }) => description === whatWasCreated),
  )
  change(interaction as unknown as Changed)
  const file = join(folder, 'pact.json')
  writeFileSync(file, JSON.stringify({ ...pact, interactions: [interaction] }))
  return file
}

test('a broken promise is named with its operation and what is wrong, and long values are cut', () => {
  const file = pactOf(({ response }) => {
    response.body.content = { name: 'x'.repeat(2000), age: 1 }
    delete response.matchingRules
  })
  const { code, output } = project.verifyPact(['--pact', file])
  expect(code).toBe(1)
  expect(output).toMatch(
    new RegExp(`^✗ createDailyTodosModule: 0 of 1\\n {4}${whatWasCreated}\\n {8}\\$`),
  )
  expect(output).toContain('Actual map is missing the following keys: age')
  expect(output).toMatch(/\$\.name: Expected 'Made' \(String\) to be equal to 'x+ …\n/)
  expect(output).toMatch(/0 of 1 promises kept\n$/)
})

test('a state that fails is named with its reason, at once', () => {
  const file = pactOf((interaction) => {
    const params = { calls: [], recipes: 3 }
    interaction.providerStates = [{ name: 'a person with content', params }]
  })
  const begun = performance.now()
  const { code, output } = project.verifyPact(['--pact', file])
  // The library would ask for two minutes after a 5xx.
  expect(performance.now() - begun).toBeLessThan(60_000)
  expect(code).toBe(1)
  expect(output).toContain('a person with content (calls: [], recipes: 3)')
  expect(output).toMatch(/TypeError.*recipes/)
})

test('what cannot be tried ends with a sentence', () => {
  writeFileSync(join(folder, 'broken.json'), '{')
  const cases: [string[], Record<string, string>, RegExp][] = [
    [['--pact', join(folder, 'nothing.json')], {}, /there is no pact/],
    [['--pact', join(folder, 'broken.json')], {}, /broken\.json' - Failed to parse/],
    [['--pact', pactFile, '--only', 'noSuchOperation'], {}, /nothing matches --only/],
    [['--pact', pactFile, '--states', `${project.origin}/nowhere`], {}, /answers 404/],
    [[], { PACT_BROKER_BASE_URL: '' }, /name the pact with --pact FILE/],
    [[], { PACT_BROKER_BASE_URL: 'http://127.0.0.1:1' }, /127\.0\.0\.1:1/],
  ]
  for (const [args, env, sentence] of cases) {
    const { code, output } = project.verifyPact(args, env)
    expect(output).toMatch(/^verify-pact: .+\n$/)
    expect(output).toMatch(sentence)
    expect(code).toBe(2)
  }
})
