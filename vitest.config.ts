import { existsSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import RecordingReporter from './scripts/recordingReporter.ts'

const timeout = 60_000

/** Tests of the backend that attack it already. They run with the other attacks. */
const attacks = ['http/security/csrf', 'http/security/rateLimits', 'operations/passkeySignIn'].map(
  (name) => `packages/backend/src/${name}.test.ts`,
)
for (const file of attacks) if (!existsSync(file)) throw new Error(`${file} has moved.`)

/** Backends that do one thing wrong: a test of the pact, not of Daymark. */
const breakages = 'contracts/provider/breakages.test.ts'

/** A project whose tests run in Node; each of them, and what comes before and after them, may take a minute. */
const inNode = (name: string, include: string[], options: object = {}) => ({
  test: { name, include, testTimeout: timeout, hookTimeout: timeout, ...options },
})

/** Every project but `stories`, whose configuration is in `.storybook/`: Storybook's plugin takes seconds to load. */
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
          setupFiles: ['tests/support/unit/unitSetup.ts'],
          testTimeout: timeout,
        },
      },
      {
        plugins: [react({ compiler: true }), vanillaExtractPlugin()],
        test: {
          name: 'fuzz',
          environment: 'jsdom',
          pool: 'vmThreads',
          include: ['tests/fuzz/**/*.test.ts'],
          setupFiles: ['tests/support/unit/unitSetup.ts'],
          testTimeout: 10 * timeout,
          hookTimeout: timeout,
          // Each device has TanStack Query to itself.
          server: { deps: { inline: [/@tanstack/] } },
        },
      },
      inNode('backend', ['packages/backend/**/*.test.ts'], {
        isolate: false,
        exclude: attacks,
      }),
      // What both backends promise, asked over HTTP.
      inNode('bothBackends', ['tests/bothBackends/**/*.test.ts'], {
        globalSetup: ['tests/bothBackends/eachBackend.ts'],
      }),
      inNode('attacks', ['tests/attacks/**/*.test.ts', ...attacks], { isolate: false }),
      inNode('architecture', ['tests/architecture/**/*.test.ts']),
      // Builds bundles and pages, which the sandbox of the unit project does not allow.
      inNode('builds', ['packages/design-system/src/cost/**/*.test.ts', 'scripts/**/*.test.ts']),
      inNode('browsers', ['tests/browsers/**/*.test.ts']),
      // Installing, building, starting and stopping, as those do who run Daymark.
      inNode('operation', ['tests/operation/**/*.test.ts']),
      // Storybook as it is published.
      inNode('storybook', ['tests/looks/**/*.test.ts']),
      inNode('contracts', ['contracts/**/*.test.ts'], { exclude: [breakages] }),
      inNode('breakages', [breakages]),
      // Servers in front of the Django project. Needs the built app, Caddy and nginx.
      inNode('django', ['tests/django/**/*.test.ts'], { hookTimeout: 2 * timeout }),
    ],
  },
})
