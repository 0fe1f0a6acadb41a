import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { filesBelow } from '../builtApp.ts'
import { afterBuild } from './afterBuild.ts'

const isText = /\.(?:js|css|html|svg|json|webmanifest|txt)$/

/** Writes `.br` and `.gz` beside every text file of the build, so that a server compresses nothing itself. */
export function precompress(): Plugin {
  return afterBuild('precompress', (outDir) => {
    for (const file of filesBelow(outDir)) {
      if (isText.test(file)) compress(file)
    }
  })
}

function compress(file: string): void {
  const content = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
