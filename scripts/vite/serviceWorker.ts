import { build, type Plugin, type ResolvedConfig } from 'vite'

/** Builds the service worker into one file at the root, so that it may serve every address. */
export function serviceWorker(input: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle(_options, bundle) {
      if (!('index.html' in bundle)) return
      await build({
        root: config.root,
        configFile: false,
        logLevel: 'warn',
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: config.build.outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input,
            output: { entryFileNames: 'service-worker.js', format: 'iife' },
          },
        },
      })
    },
  }
}
