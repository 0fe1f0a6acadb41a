import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { renderFirstScreens } from './firstScreen.ts'

const root = join(import.meta.dirname, '..')
const outDir = process.env['DAYMARK_DIST'] ?? join(root, 'dist')
/** By the names that vite.config.ts gives them. */
const startChunks = ['react', 'app']
const signedInChunk = 'signedIn'
const stamp = join(outDir, '.built')
const sources = [
  'src',
  'public',
  'scripts',
  'packages/api/src',
  'packages/design-system/src',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Whether `dist/` holds a build that is newer than everything it is made from. */
export function isBuildCurrent(): boolean {
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs
  if (built === undefined) return false
  return sources
    .flatMap((source) => filesBelow(join(root, source)))
    .every((file) => statSync(file).mtimeMs <= built)
}

/** Writes `.br` and `.gz` beside every text file, so that the server compresses nothing itself. */
function precompress(): void {
  for (const file of filesBelow(outDir)) {
    if (!/\.(js|css|html|svg|json|webmanifest)$/.test(file)) continue
    const content = readFileSync(file)
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** Puts the style sheet into the page: one request less before the first paint. */
function inlineStyles(html: string): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/,
    (_link, file: string) => {
      return `<style>${readFileSync(join(outDir, file), 'utf8').trim()}</style>`
    },
  )
}

async function addFirstScreens(html: string): Promise<string> {
  const { brand, signIn } = await renderFirstScreens(root)
  const templates = Object.entries(signIn)
    .map(([language, screen]) => `<template data-sign-in="${language}">${screen}</template>`)
    .join('')
  return html.replace('<!--brand-->', () => brand).replace('<!--sign-in-->', () => templates)
}

/**
 * Names the scripts that every visit needs, so that they come at once instead of one after the other,
 * with low priority: the text, the session and the script that starts go first.
 * The page itself asks for the screens of signed-in people, if somebody may be signed in.
 */
function preloadScripts(html: string, chunks: readonly Rolldown.OutputChunk[]): string {
  const pathOf = (wanted: string) => {
    const chunk = chunks.find(({ name }) => name === wanted)
    if (chunk === undefined) throw new Error(`The build has no chunk ${wanted}: see vite.config.ts`)
    return `/${chunk.fileName}`
  }
  const links = startChunks.map((chunk) => modulePreload(pathOf(chunk))).join('')
  return html
    .replace(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g, (_link, href: string) =>
      modulePreload(href),
    )
    .replace('<script type="module"', () => `${links}<script type="module"`)
    .replace(/(name="daymark-signed-in-script" content=)""/, `$1"${pathOf(signedInChunk)}"`)
}

function modulePreload(href: string): string {
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`
}

/** The service worker is one file at the root, so that it may serve every address. */
async function buildServiceWorker(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/offline/serviceWorker.ts',
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  })
}

/** Builds the app into `dist/`: bundle, what shows before it has loaded, compressed copies. */
export async function buildApp(): Promise<void> {
  const result = await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  const chunks = (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk')
  const page = join(outDir, 'index.html')
  const html = preloadScripts(inlineStyles(readFileSync(page, 'utf8')), chunks)
  writeFileSync(page, await addFirstScreens(html))
  await buildServiceWorker()
  precompress()
  writeFileSync(stamp, new Date().toISOString())
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!process.argv.includes('--if-needed') || !isBuildCurrent()) await buildApp()
}
