import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { decode } from '@jridgewell/sourcemap-codec'
import { type Row, row } from '../row.ts'

const root = join(import.meta.dirname, '../../..')
/** Packages below this weight are counted together, in KiB. */
const least = 0.5

const noSource = 'of no source'

/** By the name of a package its bytes. */
type Weights = Map<string, number>

function add(weights: Weights, name: string, bytes: number): void {
  weights.set(name, (weights.get(name) ?? 0) + bytes)
}

/** Returns the package that a file belongs to: of npm, of this repository, or the app itself. */
function packageOf(source: string | null | undefined): string {
  if (source === null || source === undefined) return noSource
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  const own = /packages\/([^/]+)\/src\//.exec(source)?.[1]
  return installed ?? (own === undefined ? 'the app (src)' : `@daymark/${own}`)
}

/** Divides the brotli bytes of a chunk by the share of its minified text, as its source map has it. */
function weightsOf(file: string): Weights {
  const code = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '')
  const compressed = brotliCompressSync(code).length
  // What the bundler writes itself has no map.
  if (!existsSync(`${file}.map`)) return new Map([[noSource, compressed]])
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as {
    mappings: string
    sources: (string | null)[]
  }
  const characters: Weights = new Map()
  const lines = code.split('\n')
  for (const [index, segments] of decode(map.mappings).entries()) {
    const end = lines[index]?.length ?? 0
    for (const [position, [start, source]] of segments.entries()) {
      const length = (segments[position + 1]?.[0] ?? end) - start
      const name = packageOf(source === undefined ? undefined : map.sources[source])
      add(characters, name, length)
    }
  }
  const total = characters.values().reduce((sum, length) => sum + length, 0)
  return new Map(
    characters.entries().map(([name, length]) => [name, (compressed * length) / total]),
  )
}

/** Returns the files that the page puts aside for a visit, see `scripts/vite/scriptsAside.ts`. */
function filesOf(page: string, visit: string): string[] {
  const template =
    new RegExp(`<template data-scripts="${visit}">(.*?)</template>`, 's').exec(page)?.[1] ?? ''
  return [...template.matchAll(/(?:href|src)="\/([^"]+\.js)"/g)].map(([, file = '']) => file)
}

function rowsOf(visit: string, weights: Weights): Row[] {
  const kib = [...weights]
    .map(([name, bytes]) => [name, bytes / 1024] as const)
    .toSorted(([, one], [, other]) => other - one)
  const total = kib.reduce((sum, [, size]) => sum + size, 0)
  const rest = kib.filter(([, size]) => size < least).reduce((sum, [, size]) => sum + size, 0)
  return [
    ...kib.filter(([, size]) => size >= least),
    ['everything else', rest] as const,
    ['together', total] as const,
  ].map(([name, size]) => row(`${visit}: ${name}, KiB brotli`, size.toFixed(1), '', true))
}

/**
 * Returns the weight of each package in the scripts of the sign-in page and of the dashboard, in a build of its own.
 */
export function benchPackages(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-weights-'))
  const dist = join(folder, 'dist')
  try {
    execFileSync(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
      cwd: root,
      env: { ...process.env, SOURCEMAP: '1', DAYMARK_DIST: dist },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const page = readFileSync(join(dist, 'index.html'), 'utf8')
    const visits = {
      'sign-in': new Set([...filesOf(page, 'visitor'), ...filesOf(page, 'everybody')]),
      dashboard: new Set([...filesOf(page, 'everybody'), ...filesOf(page, 'signedIn')]),
    }
    return Object.entries(visits).flatMap(([visit, files]) => {
      const weights: Weights = new Map()
      for (const file of files) {
        for (const [name, bytes] of weightsOf(join(dist, file))) add(weights, name, bytes)
      }
      return rowsOf(visit, weights)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
