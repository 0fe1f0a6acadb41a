import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const isText = /\.(?:js|css|html|svg|json|webmanifest|txt)$/

/** Writes `.br` and `.gz` beside every text file of the build, so that a server compresses nothing itself. */
export function precompress(): Plugin {
  let config: ResolvedConfig
  let hasFailed = false
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    buildEnd(error) {
      hasFailed = error !== undefined
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const { write, outDir } = config.build
        if (hasFailed || !write) return
        for (const file of filesBelow(resolve(config.root, outDir))) {
          if (isText.test(file)) compress(file)
        }
      },
    },
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function compress(file: string): void {
  const content = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
