import { brotliCompressSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rollup } from 'vite'

const entry = 'virtual:entry'
const lazy = 'virtual:lazy'
const entryPoint = `${import.meta.dirname}/../index.ts`

const virtualModules = (codes: Record<string, string>): Plugin => ({
  name: 'virtual-modules',
  resolveId: (id) => (id in codes ? `\0${id}` : null),
  load: (id) => codes[id.slice(1)] ?? null,
})

/** Code that uses some names that the package exports. */
function using(names: readonly string[]) {
  const list = names.join(', ')
  return `import { ${list} } from ${JSON.stringify(entryPoint)}; (globalThis.used ??= []).push([${list}])`
}

/** The download that a browser needs. */
export interface Cost {
  /** Bytes of script, minified and compressed with brotli; React itself is left out. */
  script: number
  /** Bytes of style, minified and compressed with brotli. */
  style: number
  /** Paths of the modules that are in it. */
  modules: string[]
}

/**
 * Builds an application that uses some exports of the design system's index and nothing else, and
 * measures what its first screen downloads.
 *
 * @param names What the first screen imports from the index.
 * @param lazyNames What another part imports, which is fetched later.
 */
export async function costOf(
  names: readonly string[],
  lazyNames: readonly string[] = [],
): Promise<Cost> {
  const codes = {
    [entry]: `${using(names)}; globalThis.later = () => import('${lazy}')`,
    [lazy]: using(lazyNames),
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [virtualModules(codes), react(), vanillaExtractPlugin()],
    build: {
      write: false,
      modulePreload: false,
      target: ['chrome123', 'firefox128', 'safari17.5'],
      rolldownOptions: {
        input: entry,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: false,
      },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput
  return measure(firstDownload(output), output)
}

/** Returns the chunks that are fetched first: the entry and everything it imports statically. */
function firstDownload(output: Rollup.RollupOutput['output']): Rollup.OutputChunk[] {
  const chunks = output.filter((file) => file.type === 'chunk')
  const found = new Set(chunks.filter((chunk) => chunk.isEntry))
  for (const chunk of found) {
    for (const next of chunks) if (chunk.imports.includes(next.fileName)) found.add(next)
  }
  return [...found]
}

function measure(chunks: Rollup.OutputChunk[], output: Rollup.RollupOutput['output']): Cost {
  const size = (texts: string[]) => brotliCompressSync(texts.join('')).length
  const sheets = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  const assets = output.filter((file) => file.type === 'asset')
  return {
    script: size(chunks.map((chunk) => chunk.code)),
    style: size(
      assets.filter(({ fileName }) => sheets.has(fileName)).map(({ source }) => String(source)),
    ),
    modules: chunks.flatMap((chunk) => chunk.moduleIds),
  }
}
