import { existsSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { headlessChromiumPath } from './scripts/browser.ts'
import RecordingReporter from './scripts/recordingReporter.ts'

const timeout = 60_000

/** Tests of the backend that attack it already. They run with the other attacks. */
const attacks = [
  'content/twoPeople',
  'http/security/csrf',
  'http/security/rateLimits',
  'operations/passkeySignIn',
].map((name) => `packages/backend/src/${name}.test.ts`)
for (const file of attacks) if (!existsSync(file)) throw new Error(`${file} has moved.`)

export default defineConfig({
  test: {
    reporters: ['default', new RecordingReporter()],
    projects: [
      {
        plugins: [react({ compiler: true }), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'jsdom',
          pool: 'vmThreads',
          include: [
            'src/**/*.test.{ts,tsx}',
            'packages/{api,design-system}/src/**/*.test.{ts,tsx}',
          ],
          exclude: ['packages/design-system/src/cost/**'],
          setupFiles: ['tests/support/unitSetup.ts'],
          testTimeout: timeout,
        },
      },
      {
        test: {
          name: 'backend',
          environment: 'node',
          isolate: false,
          include: ['packages/backend/src/**/*.test.ts'],
          exclude: attacks,
          testTimeout: timeout,
          hookTimeout: timeout,
        },
      },
      {
        test: {
          name: 'attacks',
          environment: 'node',
          isolate: false,
          include: ['tests/attacks/**/*.test.ts', ...attacks],
          testTimeout: timeout,
          hookTimeout: timeout,
        },
      },
      {
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: timeout,
        },
      },
      {
        test: {
          // Builds bundles and pages, which the sandbox of the unit project does not allow.
          name: 'builds',
          environment: 'node',
          include: ['packages/design-system/src/cost/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: timeout,
        },
      },
      {
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['tests/browsers/**/*.test.ts'],
          testTimeout: timeout,
          hookTimeout: timeout,
        },
      },
      {
        test: {
          // Installing, building, starting and stopping, as those do who run Daymark.
          name: 'operation',
          environment: 'node',
          include: ['tests/operation/**/*.test.ts'],
          testTimeout: timeout,
        },
      },
      {
        test: {
          name: 'contracts',
          environment: 'node',
          include: ['contracts/**/*.test.ts'],
          testTimeout: timeout,
          hookTimeout: timeout,
        },
      },
      {
        test: {
          // Servers in front of the Django project. Needs the built app, Caddy and nginx.
          name: 'django',
          environment: 'node',
          include: ['tests/django/**/*.test.ts'],
          testTimeout: timeout,
          hookTimeout: 2 * timeout,
        },
      },
      {
        plugins: [
          react({ compiler: true }),
          vanillaExtractPlugin(),
          storybookTest({ configDir: '.storybook' }),
        ],
        test: {
          name: 'stories',
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
      },
    ],
  },
})
