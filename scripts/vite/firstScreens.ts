import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'

type Screens = Record<string, string>

/**
 * Renders what shows before any JavaScript has arrived into the page. `module` exports `renderScreens`, which
 * resolves with static HTML by name; `<!--screen:name-->` in the page is where each of them goes.
 */
export function firstScreens(module: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'first-screens',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes('<!--screen:')) return html
        const screens = await renderScreens(config, module)
        // Other comments are for those who read the source, and so are its lines.
        return html
          .replace(/(?<=>)\s+(?=<)/g, '')
          .replace(/<meta[^>]*>/g, (tag) => tag.replace(/\s+/g, ' '))
          .replace(/<!--(?:screen:([\w:-]+)|.*?)-->/g, (_comment, name?: string) => {
            if (name === undefined) return ''
            const screen = screens[name]
            if (screen === undefined) throw new Error(`${module} renders no screen ${name}`)
            return screen
          })
      },
    },
  }
}

/** Builds the module for Node with the same configuration, so that class names are those of the app. */
async function renderScreens(
  { root, cacheDir, configFile }: ResolvedConfig,
  module: string,
): Promise<Screens> {
  mkdirSync(cacheDir, { recursive: true })
  const outDir = mkdtempSync(join(cacheDir, 'first-screens-'))
  try {
    await build({
      root,
      configFile: configFile ?? false,
      logLevel: 'error',
      build: {
        ssr: module,
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'firstScreens.mjs', codeSplitting: {} } },
      },
    })
    const built = (await import(pathToFileURL(join(outDir, 'firstScreens.mjs')).href)) as {
      renderScreens: () => Promise<Screens>
    }
    return await built.renderScreens()
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
