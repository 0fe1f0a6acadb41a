import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumPath } from './scripts/browser.ts'

const timeout = 60_000

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
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
          // Builds bundles, which the sandbox of the unit project does not allow.
          name: 'cost',
          environment: 'node',
          include: ['packages/design-system/src/cost/**/*.test.ts'],
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
        plugins: [react(), vanillaExtractPlugin(), storybookTest({ configDir: '.storybook' })],
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
            provider: playwright({ launchOptions: { executablePath: chromiumPath() } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
