import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Counts {
  passed: number
  failed: number
}

/** What Vitest's and Playwright's JSON reporters write, as far as it is counted. */
type Report =
  | { numPassedTests: number; numFailedTests: number; success: boolean }
  | { stats: { expected: number; unexpected: number; flaky: number } }

/**
 * The file for the JSON report of this process, in the folder that `TEST_RESULTS` names; undefined when nobody
 * counts. Each process has a file of its own, because one command may run several.
 */
export function resultFile(runner: string): string | undefined {
  const folder = process.env['TEST_RESULTS']
  return folder === undefined ? undefined : join(folder, `${runner}-${process.pid}.json`)
}

export function newResultFolder(): string {
  return mkdtempSync(join(tmpdir(), 'daymark-results-'))
}

function countReport(report: Report): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats
    // A shared machine may starve a browser for a minute; Playwright's own report names what was flaky.
    return { passed: expected + flaky, failed: unexpected }
  }
  const { numPassedTests: passed, numFailedTests: failed, success } = report
  // A file that does not load has no tests that could fail.
  return { passed, failed: !success && failed === 0 ? 1 : failed }
}

/** The sum of all reports in a folder. */
export function countResults(folder: string): Counts {
  const counts: Counts = { passed: 0, failed: 0 }
  for (const file of readdirSync(folder)) {
    const report = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Report
    const { passed, failed } = countReport(report)
    counts.passed += passed
    counts.failed += failed
  }
  return counts
}
