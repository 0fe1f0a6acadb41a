import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPact } from '../../contracts/pactFiles.ts'
import { python } from '../../contracts/provider/django/environment.ts'
import {
  startSecondProject,
  type SecondProject,
} from '../../contracts/provider/django/secondProject.ts'
import { stepsOf } from '../support/recipes.ts'
import { StubBroker } from './broker/stubBroker.ts'

const root = join(import.meta.dirname, '../..')
/** One operation is enough: these tests are about the broker. */
const tried = 'getWidgets'
/** With a command; each takes a few seconds on a machine that is free. */
const timeout = 120_000

let project: SecondProject
let broker: StubBroker
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daymark-broker-'))
  project = await startSecondProject()
}, 2 * timeout)

afterAll(async () => {
  await project?.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Ran {
  code: number
  output: string
}

/** Runs a command of a recipe as that CI would, with what it knows about a push. The broker is in this process. */
function run(command: string, known: Record<string, string>): Promise<Ran> {
  const env = {
    ...process.env,
    PATH: `${dirname(python('current'))}:${process.env['PATH']}`,
    PACT_BROKER_BASE_URL: broker.origin,
    PACT_BROKER_TOKEN: 'secret',
    PACT_BROKER_HTTP_RETRIES: '0',
    ...known,
  }
  const options = { cwd: root, env, timeout }
  return new Promise((resolve) => {
    execFile('bash', ['-c', command], options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr })
    })
  })
}

/** Returns a team whose CI runs a recipe. */
function team(recipe: string) {
  const steps = stepsOf(readFileSync(join(root, 'contracts/ci', recipe), 'utf8'))
  return (
    words: string,
    commit: string,
    branch: string,
    more: Record<string, string> = {},
  ): Promise<Ran> => {
    const step = steps.find(({ run: command }) => command.includes(words))
    if (step === undefined) throw new Error(`${recipe} does not run ${words}`)
    // What GitHub puts in the place of its expressions, and GitLab into its variables.
    const known = {
      COMMIT: commit,
      BRANCH: branch,
      CI_COMMIT_SHA: commit,
      CI_COMMIT_REF_NAME: branch,
    }
    const provider = { PROVIDER_VERSION: commit, PROVIDER_BRANCH: branch }
    const command = step.run
      .replace('contracts/pacts', folder)
      .replace('http://localhost:8000', `--only ${tried} ${project.origin}`)
      .replace(/--retry-while-unknown \d+ --retry-interval \d+/, '')
    return run(command, { ...known, ...(words === 'verify-pact' && provider), ...more })
  }
}

/** The pact that is published next; with `broken` the backend does not keep it. */
function writePact({ broken }: { broken: boolean }): void {
  const pact = structuredClone(readPact())
  const { response } =
    pact.interactions.find(({ description }) => description.startsWith(tried)) ?? {}
  if (broken && response?.body) response.body.content = { recipes: [] }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'pact.json'), JSON.stringify(pact))
}

test.each([
  { frontendRecipe: 'frontend.github.yml', djangoRecipe: 'django.github.yml' },
  { frontendRecipe: 'frontend.gitlab-ci.yml', djangoRecipe: 'django.gitlab-ci.yml' },
])(
  'with $frontendRecipe and $djangoRecipe a pact is published, verified, and both sides go to production in the right order',
  async ({ frontendRecipe, djangoRecipe }) => {
    broker = await new StubBroker().start()
    const [frontend, django] = [team(frontendRecipe), team(djangoRecipe)]
    try {
      for (const command of readmeCommands()) expect((await run(command, {})).code, command).toBe(0)
      expect(broker.mainBranches).toEqual({ 'daymark-web': 'main', 'daymark-backend': 'main' })
      expect(broker.webhooks).toMatchObject([
        {
          provider: { name: 'daymark-backend' },
          events: [{ name: 'contract_requiring_verification_published' }],
          request: { body: { client_payload: { pact_url: '${pactbroker.pactUrl}' } } },
        },
      ])

      // The first pact, and a backend that keeps it.
      writePact({ broken: false })
      expect(await frontend('publish', 'web1', 'main')).toMatchObject({ code: 0 })
      expect(broker.published[0]).toMatchObject({ version: 'web1', branch: 'main' })
      expect(await django('verify-pact', 'api1', 'main')).toMatchObject({ code: 0 })
      expect(broker.results).toMatchObject([
        { pact: 0, providerVersion: 'api1', providerBranch: 'main', success: true },
      ])
      expect(await django('can-i-deploy', 'api1', 'main')).toMatchObject({ code: 0 })
      expect(await django('record-deployment', 'api1', 'main')).toMatchObject({ code: 0 })
      expect(await frontend('can-i-deploy', 'web1', 'main')).toMatchObject({ code: 0 })
      expect(await frontend('record-deployment', 'web1', 'main')).toMatchObject({ code: 0 })

      // A wish on a branch of the front-end: the backend's builds stay green, and the wish stays where it is.
      writePact({ broken: true })
      expect(await frontend('publish', 'web2', 'recipes')).toMatchObject({ code: 0 })
      const waiting = await django('verify-pact', 'api2', 'main')
      expect(waiting.output).toContain('(pending: it breaks nothing yet)')
      expect(waiting.code).toBe(0)
      expect(broker.results.at(-1)).toMatchObject({ pact: 1, success: false })
      expect((await frontend('can-i-deploy', 'web2', 'recipes')).code).not.toBe(0)
      expect(await django('can-i-deploy', 'api2', 'main')).toMatchObject({ code: 0 })

      // The webhook names one pact, so the build of that pact fails.
      const named = await django('verify-pact', 'api2', 'main', { PACT_URL: broker.pactUrl(1) })
      expect(named.code).toBe(1)
      expect(broker.results.at(-1)).toMatchObject({ pact: 1, success: false })
      expect([...broker.credentials]).toEqual(['Bearer secret'])
    } finally {
      broker.stop()
    }
  },
  5 * timeout,
)

/** Returns the commands that the README runs once: both sides, the environment, the webhook. */
function readmeCommands(): string[] {
  const readme = readFileSync(join(root, 'contracts/README.md'), 'utf8')
  const commands = [...readme.matchAll(/^ *npm run pact-broker -- (?:.*\\\n)*.*$/gm)]
  expect(commands).toHaveLength(4)
  return commands.map(([command]) => command)
}
