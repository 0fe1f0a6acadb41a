import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readResults } from './testResults.ts'

/** A folder with these reports, until the test is over. */
function reported(...reports: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-results-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [index, report] of reports.entries())
    writeFileSync(join(folder, `${index}.json`), JSON.stringify(report))
  return folder
}

const spec = (title: string, status: string, ...messages: string[]) => ({
  title,
  file: 'offline.e2e.ts',
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
})

const playwright = {
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [spec('works', 'expected')],
      suites: [
        {
          specs: [
            spec('is broken', 'unexpected', 'Expected: \u001B[32m1\u001B[39m\n\nReceived: 2'),
            spec('works now and then', 'flaky', 'Too late.', `waiting for ${'x'.repeat(1_000)}`),
          ],
        },
      ],
    },
  ],
}

const vitest = {
  numPassedTests: 2,
  numFailedTests: 1,
  success: false,
  testResults: [
    {
      name: 'days.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'a day ends at midnight' },
        { status: 'passed', fullName: 'a week has seven days' },
        { status: 'failed', fullName: 'a year has 366 days', failureMessages: ['365 it has'] },
      ],
    },
  ],
}

test('a test that passed at its second try has failed, and is named as what it is, with what went wrong', () => {
  expect(readResults(reported(playwright))).toEqual({
    passed: 1,
    failed: 2,
    failures: ['offline.e2e.ts › is broken: Expected: 1 Received: 2'],
    flaky: [
      expect.stringMatching(
        /^offline\.e2e\.ts › works now and then: Too late\. waiting for x{378}$/,
      ),
    ],
  })
})

test('the reports of a command are added up', () => {
  expect(readResults(reported(playwright, vitest))).toEqual({
    passed: 3,
    failed: 3,
    failures: [
      'offline.e2e.ts › is broken: Expected: 1 Received: 2',
      'days.test.ts › a year has 366 days: 365 it has',
    ],
    flaky: [expect.stringContaining('works now and then')],
  })
})

test('a file that does not load counts as a failed test', () => {
  const broken = { numPassedTests: 0, numFailedTests: 0, success: false, testResults: [] }
  expect(readResults(reported(broken)).failed).toBe(1)
})
