import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig } from 'vite'

const backend = process.env['BACKEND_ORIGIN'] ?? 'http://localhost:8000'

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'en-GB', 'nl-NL'] }), enforce: 'pre' },
    react({ compiler: true }),
    vanillaExtractPlugin(),
  ],
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    sourcemap: process.env['SOURCEMAP'] === '1',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/_allauth', '/uploads', '/media'].map((path) => [path, { target: backend }]),
    ),
  },
})
