// npm run test:django: the tests of the Django project, the pact with each set of versions, and journeys
// of the e2e tests with the built app on another origin; all on PostgreSQL, Redis and three workers.
// `-- lint`, `-- unit`, `-- both`, `-- servers`, `-- deployment`, `-- moving`, `-- second`, `-- broker`, `-- verify`, `-- proxied`, `-- older` or `-- journeys`
// does only that; `-- serve` leaves everything up, to be looked at. `-- load`, `-- growth` and `-- longLists` are benches, see
// tests/bench/README.md.
// DATABASE_URL and REDIS_URL name servers to use instead of new ones.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { examples } from '../contracts/examples.ts'
import { type Interaction, optionalPactFile } from '../contracts/pactFiles.ts'
import { type Verification, verifyPact } from '../contracts/provider/verify.ts'
import { project, python, type VersionSet } from '../contracts/provider/django/environment.ts'
import { startObjectStorage } from '../contracts/provider/django/objectStorage.ts'
import { startDjango, type DjangoProject } from '../contracts/provider/django/project.ts'
import { startServices } from '../contracts/provider/django/services.ts'
import { journeys } from '../contracts/provider/django/journeys.ts'
import type { Start } from '../tests/bench/django/people.ts'
import type { Row } from '../tests/bench/row.ts'
import { buildIfNeeded } from './buildIfNeeded.ts'
import { ensureBrowser } from './ensureBrowser.ts'
import { serveFrontend } from './serveFolder.ts'

const root = join(import.meta.dirname, '..')
const counts = { passed: 0, failed: 0 }

const chosen = process.argv.slice(2)
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name)
const benches: Record<string, (start: Start) => Promise<Row[]>> = {
  load: async (start) => (await import('../tests/bench/django/load.ts')).benchLoad(start),
  growth: async (start) => (await import('../tests/bench/django/growth.ts')).benchGrowth(start),
  longLists: async (start) =>
    (await import('../tests/bench/django/longLists.ts')).benchLongLists(start),
}
const bench = benches[chosen[0] ?? '']
const needsApp = ['journeys', 'servers', 'deployment'].some(isChosen) || chosen.includes('serve')
if (needsApp) await buildIfNeeded()
let django: DjangoProject | undefined
const frontend = await serveFrontend(join(root, 'dist'), () => django?.origin ?? '')
const services = await startServices()
try {
  if (chosen.includes('serve')) await serve(await start('current'))
  else if (bench) console.table(await bench(withOneDatabase()))
  else {
    if (isChosen('lint')) await lint()
    if (isChosen('unit')) await unit()
    const files = { servers: 'webServers', second: 'secondProject', broker: 'broker' }
    const wanted = Object.entries(files).filter(([name]) => isChosen(name))
    if (wanted.length > 0) await runVitest(['django', ...wanted.map(([, file]) => file)], {})
    for (const name of ['deployment', 'moving'].filter(isChosen)) {
      await runVitest(['django', name], ownServers())
    }
    const tasks = { both: bothBackends, verify, journeys: runJourneys }
    for (const [name, task] of Object.entries(tasks)) {
      if (isChosen(name)) await task((django ??= await start('current')))
    }
    if (isChosen('proxied')) await proxied()
    if (isChosen('older')) await older()
    console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
    process.exitCode = counts.failed > 0 ? 1 : 0
  }
} finally {
  frontend.stop()
  await django?.stop()
  await services.stop()
}

function start(versions: VersionSet, env: Record<string, string> = {}): Promise<DjangoProject> {
  const { redisUrl, newDatabase } = services
  const databaseUrl = newDatabase()
  return startDjango({ frontendOrigin: frontend.origin, versions, databaseUrl, redisUrl, env })
}

/** Returns the environment of an empty database and Redis, for programs that are started elsewhere. */
function ownServers(): Record<string, string> {
  return { DATABASE_URL: services.newDatabase(), REDIS_URL: services.redisUrl }
}

/** Style, common mistakes and types of the Python code. */
async function lint(): Promise<void> {
  const checks = [['ruff', 'check', '.'], ['ruff', 'format', '--check', '.'], ['mypy']]
  for (const [tool = '', ...args] of checks) {
    const { code } = await run(python('current'), ['-m', tool, ...args], project, {})
    counts[code === 0 ? 'passed' : 'failed'] += 1
  }
}

/** The project's own tests. While one of the three workers waits, another one computes. */
async function unit(): Promise<void> {
  const env = { ...ownServers(), PYTHONDONTWRITEBYTECODE: '1' }
  const pytest = ['-m', 'pytest', '-q', '-n', '3', '--color=no', '-p', 'no:cacheprovider']
  count(await run(python('current'), pytest, project, env))
}

/** What both backends promise, asked of Django. */
function bothBackends({ origin, statesUrl }: DjangoProject): Promise<void> {
  return runVitest(['bothBackends'], { BACKEND: JSON.stringify({ origin, statesUrl }) })
}

/** Tests of a project of Vitest, of all its files or of those that are named: `['django', 'broker']`. */
async function runVitest(project: string[], env: Record<string, string>): Promise<void> {
  const program = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [program, 'run', '--maxWorkers', '3', '--project', ...project]
  count(await run(process.execPath, args, root, env))
}

async function verify({ origin, statesUrl }: DjangoProject): Promise<void> {
  const { states } = (await (await fetch(statesUrl)).json()) as { states: string[] }
  for (const state of Object.keys(examples).filter((name) => !states.includes(name))) {
    console.log(`✗ Django has no handler for the state "${state}"`)
    counts.failed += 1
  }
  countPromises(await verifyPact(origin, statesUrl))
  countPromises(await verifyPact(origin, statesUrl, { pact: optionalPactFile }))
}

function countPromises({ failures, wanted, replayed, report }: Verification): void {
  const broken = Object.keys(failures).length
  if (broken > 0) console.log(report)
  for (const [description, messages] of Object.entries(failures)) {
    console.log(`✗ ${description}\n    ${messages.join('\n    ')}`)
  }
  console.log(`${replayed} of ${wanted} promises replayed, ${broken} broken`)
  counts.passed += replayed - broken
  counts.failed += broken + wanted - replayed
}

/**
 * Changes and images once more behind a proxy with TLS, where Django asks for the origin of a change, and with
 * files in an object storage, which is another host.
 */
async function proxied(): Promise<void> {
  const storage = await startObjectStorage()
  const behind = await start('current', { ...storage.env, PROXY_COUNT: '1' })
  const isWanted = ({ request, description }: Interaction) =>
    request.method !== 'GET' || description.includes('image')
  try {
    const headers = { 'X-Forwarded-Proto': 'https' }
    countPromises(await verifyPact(behind.origin, behind.statesUrl, { isWanted, headers }))
  } finally {
    await behind.stop()
    await storage.stop()
  }
}

/** The same promises, kept with the older set of versions. */
async function older(): Promise<void> {
  const former = await start('older')
  try {
    await verify(former)
  } finally {
    await former.stop()
  }
}

async function runJourneys({ origin, mailFolder, command }: DjangoProject): Promise<void> {
  if (!ensureBrowser()) {
    counts.failed += 1
    return
  }
  const env = {
    DAYMARK_E2E_ORIGIN: frontend.origin,
    DAYMARK_E2E_API_ORIGIN: origin,
    DAYMARK_E2E_MAIL_FOLDER: mailFolder,
    DAYMARK_E2E_DJANGO: JSON.stringify(command),
  }
  const config = fileURLToPath(
    import.meta.resolve('../contracts/provider/django/playwright.config.ts'),
  )
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', config]
  // A renamed test would silently not run.
  count(await run(process.execPath, args, root, env), journeys.length)
}

/** Runs a program that shows its own progress and returns what it printed. */
async function run(program: string, args: string[], cwd: string, env: Record<string, string>) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    process.stdout.write(chunk)
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { output, code }
}

/** Counts what pytest, Vitest or Playwright says at its end; fewer than `expected` are failures too. */
function count({ output, code }: { output: string; code: number | null }, expected = 0): void {
  const last = (word: string) =>
    Number([...output.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1)?.[1] ?? 0)
  const [passed, failed] = [last('passed'), last('failed')]
  counts.passed += passed
  counts.failed += Math.max(failed, expected - passed, code === 0 ? 0 : 1)
}

/** Returns how a bench starts Django: always with the same database. */
function withOneDatabase(): Start {
  const databaseUrl = services.newDatabase()
  return (env) => start('current', { ...env, DATABASE_URL: databaseUrl })
}

async function serve({ origin, mailFolder }: DjangoProject): Promise<void> {
  console.log(`The app: ${frontend.origin}\nThe API: ${origin}\nMails:   ${mailFolder}`)
  console.log('Press Ctrl+C to end.')
  await new Promise<void>((resolve) => process.once('SIGINT', resolve))
}
