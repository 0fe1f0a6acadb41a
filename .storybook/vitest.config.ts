import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { headlessChromiumPath } from '../scripts/browser.ts'
import RecordingReporter from '../scripts/recordingReporter.ts'

const timeout = 60_000

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    vanillaExtractPlugin(),
    storybookTest({ configDir: '.storybook' }),
  ],
  test: {
    name: 'stories',
    reporters: ['default', new RecordingReporter()],
    // Each story cleans up after itself, so all of a worker share one page.
    isolate: false,
    setupFiles: ['.storybook/vitestSetup.ts'],
    testTimeout: 2 * timeout,
    hookTimeout: 2 * timeout,
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
      connectTimeout: 3 * timeout,
      provider: playwright({ launchOptions: { executablePath: headlessChromiumPath() } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
