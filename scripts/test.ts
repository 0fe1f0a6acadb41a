// `npm test`, and `npm run` with `test:looks`, `test:attacks`, `test:browsers` or `test:breakages`: names the tests that
// failed, and those that passed at their second try (`FLAKY`), and ends with the line `N passed, N failed`. `.ci/run` reads
// both.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser, ensureProxy, ensureThreeEngines } from './ensureBrowser.ts'

const isReady = () => [ensureBrowser(), ensureProxy()].every(Boolean)

/** Commands, with what they need. */
const suites: Record<string, (readonly [command: string, isReady?: () => boolean])[]> = {
  all: [
    ['npm run --silent check'],
    ['npm run --silent test:unit', ensureBrowser],
    ['npm run --silent test:contracts'],
    ['npm run --silent test:stories', isReady],
    ['npm run --silent test:e2e', isReady],
    // What the app sent and read in these journeys is promised.
    ['node contracts/journeys.ts'],
  ],
  looks: [
    ['playwright test --project=looks', isReady],
    ['vitest run --project storybook', ensureBrowser],
  ],
  attacks: [['vitest run --maxWorkers 3 --project attacks', ensureBrowser]],
  browsers: [['vitest run --project browsers', ensureThreeEngines]],
  // Locks the contract: it tests that the pact notices backends that are wrong.
  breakages: [['vitest run --maxWorkers 3 --project breakages']],
}

const compiled = join(import.meta.dirname, '../.cache/node')
const folder = mkdtempSync(join(tmpdir(), 'daymark-results-'))
/** The journeys note there what the app sends and reads, and the command after them compares it with the pact. */
const notingCommands = /test:e2e|journeys/
const total = { passed: 0, failed: 0 }
for (const [command, isReady] of suites[process.argv[2] ?? 'all'] ?? []) {
  console.log(`\n=== ${command}`)
  const { passed, failed } = isReady?.() === false ? { passed: 0, failed: 1 } : run(command)
  total.passed += passed
  total.failed += failed
}
rmSync(folder, { recursive: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
if (total.failed > 0) process.exitCode = 1

/** Runs a command and counts what its reporters recorded; a command without tests counts as one. */
function run(command: string): typeof total {
  const file = join(folder, 'results')
  writeFileSync(file, '')
  // Many tests start the backend: Node keeps its compiled scripts.
  const env = {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    TEST_RESULTS: file,
    ...(notingCommands.test(command) && { DAYMARK_TEST_NOTES: folder }),
  }
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  })
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  for (const line of lines) if (!line.startsWith('PASSED ')) console.log(line)
  const failed = lines.filter((line) => line.startsWith('FAILED ')).length
  if (status !== 0 && failed === 0) return { passed: lines.length, failed: 1 }
  return { passed: Math.max(lines.length - failed, lines.length === 0 ? 1 : 0), failed }
}
