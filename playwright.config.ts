import { defineConfig } from '@playwright/test'
import { chromiumPath } from './scripts/browser.ts'
import { resultFile } from './scripts/testResults.ts'

const results = resultFile('playwright')
const isCI = process.env['CI'] !== undefined

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // The second try tells a flaky test from a broken one, and makes a trace; the run has failed with either.
  retries: isCI ? 1 : 0,
  failOnFlakyTests: isCI,
  forbidOnly: isCI,
  reporter: results === undefined ? 'list' : [['list'], ['json', { outputFile: results }]],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: chromiumPath() },
    trace: 'on-first-retry',
  },
})
