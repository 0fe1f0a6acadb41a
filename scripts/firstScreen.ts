import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/**
 * Renders the screen that shows until the session is known into static HTML, so that the frame is
 * painted before any JavaScript arrives. React later renders the very same component over it.
 *
 * @param root folder of the project
 */
export async function renderFirstScreen(root: string): Promise<string> {
  const cache = join(root, 'node_modules')
  const outDir = mkdtempSync(join(cache, '.first-screen-'))
  try {
    await build({
      root,
      logLevel: 'warn',
      build: {
        ssr: 'src/app/firstScreenHtml.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'firstScreen.js' } },
      },
    })
    const module = (await import(pathToFileURL(join(outDir, 'firstScreen.js')).href)) as {
      html: string
    }
    return module.html
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
