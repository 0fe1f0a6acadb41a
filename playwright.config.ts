import { defineConfig } from '@playwright/test'
import { headlessChromiumPath } from './scripts/browser.ts'

const isCI = process.env['CI'] !== undefined
/** All journeys run, and what happened is recorded (`scripts/test.ts`). */
const isWholeRun = process.env['TEST_RESULTS'] !== undefined

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    // How every screen looks: its states at every width, in every scheme and language, with large text, in forced colours and
    // on paper. It takes long, so it has its own command.
    { name: 'looks', testDir: 'tests/looks' },
  ],
  outputDir: '.cache/e2e',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // Three on two cores: while one journey waits, another one computes.
  workers: '150%',
  // The second try tells a flaky test from a broken one, and makes a trace. The run names a flaky one and goes on: its cause
  // is looked for, and chance does not hold up other work.
  retries: isWholeRun ? 1 : 0,
  forbidOnly: isCI,
  reporter: [['list'], ['./scripts/recordingReporter.ts']],
  use: {
    locale: 'en-GB',
    // Placeholders that pulse are drawn 60 times a second. The three engines run with motion.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // A file about what the device keeps allows them: keeping the app costs each new browser a second.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: headlessChromiumPath(),
      // No page lives long enough to earn back what optimizing its scripts costs.
      args: ['--js-flags=--no-opt --no-maglev'],
    },
    trace: 'on-first-retry',
  },
})
