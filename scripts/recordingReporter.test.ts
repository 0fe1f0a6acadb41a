import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const reporter = join(import.meta.dirname, 'recordingReporter.ts')

/** Runs a tool over these files and returns what its reporter has recorded. */
function recorded(files: Record<string, string>, tool: string, ...args: string[]): string[] {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/reporter-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const results = join(folder, 'results')
  spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], TEST_RESULTS: results },
  })
  return readFileSync(results, 'utf8').trim().split('\n').toSorted()
}

test('names each test of Vitest that passed or failed, and a file that does not load', () => {
  const begin = `import { expect, test } from 'vitest'\n`
  const files = {
    // A title of two lines is one line of the record.
    'days.test.ts': `${begin}test('a\\nweek', () => {})\ntest('a year', () => expect(1).toBe(2))`,
    'broken.test.ts': `throw new Error('It does not load')`,
    'vitest.config.ts': `import Reporter from '${reporter}'\nexport default { test: { reporters: [new Reporter()] } }`,
  }
  expect(recorded(files, 'vitest/vitest.mjs', 'run')).toEqual([
    'FAILED broken.test.ts › : It does not load',
    expect.stringMatching(/^FAILED days\.test\.ts › a year: expected 1 to be 2/),
    'PASSED days.test.ts › a week: ',
  ])
})

test('names a test of Playwright that passed at its second try as flaky', () => {
  const files = {
    'days.spec.ts': `
      import { expect, test } from '@playwright/test'
      test('a week', () => {})
      test('a month', ({}, { retry }) => expect(retry).toBe(1))
      test('a year', () => expect(1, 'Too \\u001B[32mlate').toBe(2))`,
    'playwright.config.ts': `export default { retries: 1, reporter: [['${reporter}']] }`,
  }
  expect(recorded(files, '@playwright/test/cli.js', 'test')).toEqual([
    expect.stringMatching(/^FAILED days\.spec\.ts › a year: .*Too late/),
    expect.stringMatching(/^FLAKY days\.spec\.ts › a month: .*Expected: 1 Received: 0/),
    'PASSED days.spec.ts › a week: ',
  ])
})
