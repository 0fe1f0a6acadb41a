import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

type FirstScreens = typeof import('../src/app/firstScreenHtml.tsx')

/**
 * Renders the screens that show before any JavaScript has arrived into static HTML.
 *
 * @param root folder of the project
 */
export async function renderFirstScreens(
  root: string,
): Promise<Awaited<ReturnType<FirstScreens['renderFirstScreens']>>> {
  const outDir = mkdtempSync(join(root, 'node_modules/.first-screen-'))
  try {
    await build({
      root,
      logLevel: 'error',
      build: {
        ssr: 'src/app/firstScreenHtml.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'firstScreen.js', codeSplitting: {} } },
      },
    })
    // The screens are those of a browser that knows passkeys, as nearly all do.
    Object.assign(globalThis, { PublicKeyCredential: class {} })
    const module = (await import(
      pathToFileURL(join(outDir, 'firstScreen.js')).href
    )) as FirstScreens
    return await module.renderFirstScreens()
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
