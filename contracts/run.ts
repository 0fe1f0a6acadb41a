// npm run test:contracts: the promises of the consumer, the one pact they make, and its verification
// against the embedded backend. Arguments go to Vitest; a filtered run leaves the pact alone.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { collectPact, pactFile, partsFolder } from './pactFiles.ts'

const root = join(import.meta.dirname, '..')
const filters = process.argv.slice(2)

process.exitCode = runAll()

function runAll(): number {
  rmSync(partsFolder, { recursive: true, force: true })
  if (!vitest('contracts/consumer')) return 1
  if (filters.length > 0) return 0
  const { changed } = collectPact()
  if (changed) {
    const file = relative(root, pactFile)
    console.error(
      `\nThe promises changed, and ${file} with them: look at the difference, commit it.`,
    )
  }
  const kept = vitest('contracts/provider', 'contracts/coverage', 'contracts/pactFiles')
  return changed || !kept ? 1 : 0
}

function vitest(...paths: string[]): boolean {
  const program = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [program, 'run', '--maxWorkers', '3', '--project', 'contracts', ...paths, ...filters]
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' }
  return spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root, env }).status === 0
}
