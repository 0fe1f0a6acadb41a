// npm run test:django: verifies the pact against the Django project, compares the descriptions, and runs
// journeys of the e2e tests against it, with the built app on another origin. `-- verify`, `-- compare` or
// `-- journeys` does only that; `-- serve` leaves both up, to be looked at.
// DATABASE_URL=postgresql://… takes PostgreSQL instead of SQLite.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareWithLive } from '../contracts/descriptions/live.ts'
import { examples } from '../contracts/examples.ts'
import { readPact } from '../contracts/pactFiles.ts'
import { verifyPact } from '../contracts/provider/verify.ts'
import { startDjango, type DjangoProject } from '../contracts/provider/djangoProject.ts'
import { journeys } from '../contracts/provider/djangoJourneys.ts'
import { buildApp, isBuildCurrent } from './build.ts'
import { ensureBrowser } from './ensureBrowser.ts'
import { serveFrontend } from './serveFrontend.ts'

const root = join(import.meta.dirname, '..')
const counts = { passed: 0, failed: 0 }

const chosen = process.argv.slice(2)
const needsApp = chosen.length === 0 || chosen.includes('journeys') || chosen.includes('serve')
if (needsApp && !isBuildCurrent()) await buildApp()
let django: DjangoProject | undefined
const frontend = await serveFrontend(join(root, 'dist'), () => django?.origin ?? '')
try {
  django = await startDjango(frontend.origin)
  if (chosen.includes('serve')) await serve(django)
  else {
    for (const [name, task] of Object.entries({ verify, compare, journeys: runJourneys })) {
      if (chosen.length === 0 || chosen.includes(name)) await task(django)
    }
    console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
    process.exitCode = counts.failed > 0 ? 1 : 0
  }
} finally {
  frontend.stop()
  await django?.stop()
}

async function verify({ origin, statesUrl }: DjangoProject): Promise<void> {
  const { interactions } = readPact()
  const { states } = (await (await fetch(statesUrl)).json()) as { states: string[] }
  for (const state of Object.keys(examples).filter((name) => !states.includes(name))) {
    console.log(`✗ Django has no handler for the state "${state}"`)
    counts.failed += 1
  }
  const { failures, replayed, report } = await verifyPact(origin, statesUrl)
  const broken = Object.keys(failures).length
  if (broken > 0) console.log(report)
  for (const [description, messages] of Object.entries(failures)) {
    console.log(`✗ ${description}\n    ${messages.join('\n    ')}`)
  }
  console.log(`${replayed} of ${interactions.length} promises replayed, ${broken} broken`)
  counts.passed += replayed - broken
  counts.failed += broken + interactions.length - replayed
}

async function compare({ origin }: DjangoProject): Promise<void> {
  const differences = await compareWithLive(origin)
  for (const difference of differences) console.log(`✗ ${difference}`)
  console.log(`${differences.length} differences between the descriptions and those of Django`)
  counts[differences.length > 0 ? 'failed' : 'passed'] += 1
}

async function runJourneys({ origin, mailFolder }: DjangoProject): Promise<void> {
  if (!ensureBrowser()) {
    counts.failed += 1
    return
  }
  const env = {
    ...process.env,
    DAYMARK_E2E_ORIGIN: frontend.origin,
    DAYMARK_E2E_API_ORIGIN: origin,
    DAYMARK_E2E_MAIL_FOLDER: mailFolder,
  }
  const config = fileURLToPath(import.meta.resolve('../contracts/provider/django.playwright.ts'))
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', config]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    process.stdout.write(chunk)
  })
  await new Promise((resolve) => child.once('close', resolve))
  const passed = Number(/^\s+(\d+) passed/m.exec(output)?.[1] ?? 0)
  const failed = Number(/^\s+(\d+) failed/m.exec(output)?.[1] ?? 0)
  counts.passed += passed
  // A test that was renamed would not run at all, and nobody would notice.
  counts.failed += Math.max(failed, journeys.length - passed, 0)
}

async function serve({ origin, mailFolder }: DjangoProject): Promise<void> {
  console.log(`The app: ${frontend.origin}\nThe API: ${origin}\nMails:   ${mailFolder}`)
  console.log('Press Ctrl+C to end.')
  await new Promise<void>((resolve) => process.once('SIGINT', resolve))
}
