import { defineConfig } from '@playwright/test'
import { chromiumPath } from './scripts/browser.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/e2e',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // A shared machine may starve a browser for a minute; what passes only then is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: '.cache/results/e2e.json' }]],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: chromiumPath() },
    trace: 'on-first-retry',
  },
})
