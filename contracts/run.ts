// npm run test:contracts: the promises of the consumer, the two pacts they make, and their verification against the
// embedded backend. Arguments go to Vitest: `-- -t 'signs'` makes and verifies only the promises of that name, and leaves the pacts
// alone.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { collectChosen, collectPacts, partsFolder } from './pactFiles.ts'

const root = join(import.meta.dirname, '..')
const filters = process.argv.slice(2)

rmSync(partsFolder, { recursive: true, force: true })
if (!vitest(['contracts/consumer', ...filters])) process.exitCode = 1
else process.exitCode = (filters.length > 0 ? verifyChosen() : verifyAll()) ? 0 : 1

/** Collects the pacts and verifies them. Returns false also if one has changed. */
function verifyAll(): boolean {
  const changed = collectPacts().map((file) => relative(root, file))
  for (const file of changed) {
    console.error(
      `\nThe promises changed, and ${file} with them: look at the difference, commit it.`,
    )
  }
  const kept = vitest([
    'contracts/provider',
    'contracts/coverage',
    'contracts/pactFiles',
    'contracts/journeys',
    'contracts/limits',
  ])
  return kept && changed.length === 0
}

/** Verifies the promises that a filtered run has just made. */
function verifyChosen(): boolean {
  if (!existsSync(partsFolder)) {
    console.error('\nNo promise has this name.')
    return false
  }
  const files = collectChosen(join(root, '.cache'))
  return vitest(['contracts/provider/embedded.test.ts'], { DAYMARK_PACTS: files.join(',') })
}

function vitest(args: string[], env: Record<string, string> = {}): boolean {
  const program = join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['run', '--maxWorkers', '3', '--project', 'contracts']
  return (
    spawnSync(process.execPath, [program, ...options, ...args], {
      stdio: 'inherit',
      cwd: root,
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true', ...env },
    }).status === 0
  )
}
