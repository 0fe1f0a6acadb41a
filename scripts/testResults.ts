import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
}

/**
 * How tests ended: `flaky` ones passed at their second try only, and count as failed. Each that failed is named, with
 * what went wrong at its first try, in a line.
 */
export interface Results extends Counts {
  failures: string[]
  flaky: string[]
}

interface PlaywrightTest {
  status: string
  results: { errors: { message?: string }[] }[]
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: {
    name: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

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

/** A test and what went wrong, in a line that is not too long to be read. */
function nameFailure(name: string, messages: readonly (string | undefined)[]): string {
  const what = stripVTControlCharacters(messages.join(' ')).replaceAll(/\s+/g, ' ').trim()
  return `${name}: ${what.slice(0, 400)}`
}

/** What failed in the specs of a report that have a test of this status. */
function failuresWith(status: string, suites: readonly PlaywrightSuite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results: [first] }) =>
          nameFailure(`${file} › ${title}`, first?.errors.map(({ message }) => message) ?? []),
        ),
    ),
    ...failuresWith(status, inner),
  ])
}

function readPlaywright({ stats, suites }: PlaywrightReport): Results {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: failuresWith('unexpected', suites),
    flaky: failuresWith('flaky', suites),
  }
}

function readVitest({
  numPassedTests,
  numFailedTests,
  success,
  testResults,
}: VitestReport): Results {
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) =>
        nameFailure(`${name} › ${fullName}`, failureMessages),
      ),
  )
  // A file that does not load has no tests that could fail.
  const failed = !success && numFailedTests === 0 ? 1 : numFailedTests
  return { passed: numPassedTests, failed, failures, flaky: [] }
}

/** The sum of all reports in a folder, of Vitest and of Playwright. */
export function readResults(folder: string): Results {
  const sum: Results = { passed: 0, failed: 0, failures: [], flaky: [] }
  for (const file of readdirSync(folder)) {
    const report = JSON.parse(readFileSync(join(folder, file), 'utf8')) as
      PlaywrightReport | VitestReport
    const results = 'stats' in report ? readPlaywright(report) : readVitest(report)
    sum.passed += results.passed
    sum.failed += results.failed
    sum.failures.push(...results.failures)
    sum.flaky.push(...results.flaky)
  }
  return sum
}
