import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig } from 'vite'
import { lateIntl } from './scripts/lateIntl.ts'

const backend = process.env['BACKEND_ORIGIN'] ?? 'http://localhost:8000'

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'en-GB', 'nl-NL'] }), enforce: 'pre' },
    lateIntl,
    react({ compiler: true }),
    vanillaExtractPlugin(),
  ],
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    sourcemap: process.env['SOURCEMAP'] === '1',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'react', test: /node_modules\/(?:react-dom|scheduler)\//, priority: 2 },
            { name: 'app', test: /\/(?:renderApp|AuthenticateScreen)\.tsx$/, priority: 1 },
            {
              name: 'signedIn',
              test: /\/(?:SignedInArea|SignedInParts|AppSidebar|DashboardScreen|WidgetView)\.tsx$/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/_allauth', '/uploads', '/media'].map((path) => [path, { target: backend }]),
    ),
  },
})
