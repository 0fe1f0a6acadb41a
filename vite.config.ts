import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { defineConfig, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { apiOrigin, cookiePrefix, outDir } from './scripts/builtApp.ts'
import { contentSecurityPolicy } from './scripts/vite/contentSecurityPolicy.ts'
import { firstScreens } from './scripts/vite/firstScreens.ts'
import { inlineScripts } from './scripts/vite/inlineScripts.ts'
import { inlineStyles } from './scripts/vite/inlineStyles.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { publish } from './scripts/vite/publish.ts'
import { scriptsAside } from './scripts/vite/scriptsAside.ts'
import { webServerRules } from './scripts/vite/webServerRules.ts'

const backend = process.env['BACKEND_ORIGIN'] ?? 'http://localhost:8000'

/**
 * What each kind of visit begins with. The build makes one script of each, and the page asks for it. Without this list the
 * bundler shares code in so many small scripts that a dashboard would wait for over a hundred of them.
 */
const visits = {
  everybody: [
    'src/app/start/startApp.ts',
    'src/app/start/renderApp.tsx',
    // What the first screens of both have in common would otherwise come with only one of them.
    'src/ui/useScreenHeading.ts',
    'packages/design-system/src/components/Banner/Banner.tsx',
    'node_modules/@tanstack/react-query/build/modern/useMutation.js',
  ],
  visitor: ['src/features/auth/earlySignIn.ts', 'src/features/auth/AuthenticateScreen.tsx'],
  signedIn: [
    'src/app/SignedInParts.tsx',
    'src/features/navigation/SignedInHeader.tsx',
    'src/features/navigation/AppSidebar.tsx',
    'src/features/dashboard/DashboardScreen.tsx',
    'src/features/daily-todos/card/WidgetView.tsx',
    'src/features/inspiration/WidgetView.tsx',
  ],
}

const isOneOf = (modules: readonly string[]) => (id: string) =>
  modules.some((module) => id.endsWith(`/${module}`))

/** The scripts that a visit begins with. */
const startGroups = [
  { name: 'start', tags: ['$initial'], priority: 3 },
  { name: 'passkeys', test: /\/earlySignIn\.ts$/, priority: 2 },
  { name: 'texts', test: /\/startApp\.ts$/, priority: 2 },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  { name: 'app', test: isOneOf(visits.everybody), priority: 1 },
  { name: 'visitor', test: isOneOf(visits.visitor) },
  { name: 'signedIn', test: isOneOf(visits.signedIn) },
] satisfies Rolldown.CodeSplittingGroup[]

export default defineConfig({
  // What the page has to know before it asks its server anything; index.html names them.
  define: {
    'import.meta.env.API_ORIGIN': JSON.stringify(apiOrigin),
    'import.meta.env.COOKIE_PREFIX': JSON.stringify(cookiePrefix),
  },
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'en-GB', 'nl-NL'] }), enforce: 'pre' },
    react({ compiler: true }),
    vanillaExtractPlugin(),
    inlineScripts(),
    inlineStyles(startGroups.map(({ name }) => name)),
    firstScreens('src/app/shapes/firstScreenHtml.tsx'),
    scriptsAside(visits),
    contentSecurityPolicy(),
    webServerRules(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/lib/offline',
      filename: 'serviceWorker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'icon.png', 'assets/**'],
        // Every server answers with the page at `/`, and not every one at `/index.html`.
        modifyURLPrefix: { 'index.html': '/' },
      },
    }),
    precompress(),
    publish(outDir),
  ],
  resolve: {
    // React has it itself since version 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    sourcemap: process.env['SOURCEMAP'] === '1',
    assetsInlineLimit: 0,
    // Every browser of `target` preloads modules without a polyfill.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: startGroups },
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
