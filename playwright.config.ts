import { defineConfig } from '@playwright/test'
import { chromiumPath } from './scripts/browser.ts'
import { resultFile } from './scripts/testResults.ts'

const results = resultFile('playwright')

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // The second try tells a flaky test from a broken one, and makes a trace.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: results === undefined ? 'list' : [['list'], ['json', { outputFile: results }]],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: chromiumPath() },
    trace: 'on-first-retry',
  },
})
