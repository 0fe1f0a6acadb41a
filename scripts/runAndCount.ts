import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { type Counts, newResultFolder, readResults } from './testResults.ts'

/**
 * Runs a command, counts its tests by its JSON reports, and names those that failed; a command without tests
 * counts as one.
 */
export async function runAndCount(command: string, args: readonly string[]): Promise<Counts> {
  const folder = newResultFolder()
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TEST_RESULTS: folder },
  })
  const code = await new Promise<number>((resolve) => {
    child.on('close', (status) => resolve(status ?? 1))
  })
  const { failures, flaky, ...counts } = readResults(folder)
  rmSync(folder, { recursive: true })
  // `.ci/run` says them once more at its end.
  for (const title of failures) console.log(`FAILED ${title}`)
  for (const title of flaky) console.log(`FLAKY ${title}`)
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1 }
  if (counts.passed + counts.failed === 0) return { passed: 1, failed: 0 }
  return counts
}

/** Says how many tests passed and failed, in the words that CI reads; the process fails with them. */
export function report({ passed, failed }: Counts): void {
  console.log(`\n${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}
