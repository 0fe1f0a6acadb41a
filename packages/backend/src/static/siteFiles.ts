import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

export type Encoding = 'br' | 'gzip'

/** One file of the built app, in memory, with its compressed twins. */
export interface SiteFile {
  type: string
  etag: string
  /** The name carries a hash of the content, so it never changes. */
  immutable: boolean
  content: Uint8Array<ArrayBuffer>
  /** The best one first. */
  encoded: readonly { encoding: Encoding; content: Uint8Array<ArrayBuffer> }[]
}

/** The built app: its files by URL path, and the policy its page needs. */
export interface Site {
  files: ReadonlyMap<string, SiteFile>
  policy: string
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Reads a build folder; undefined: nothing was built yet. */
export function readSite(folder: string): Site | undefined {
  const index = path.join(folder, 'index.html')
  if (!existsSync(index)) return undefined
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry): [string, SiteFile] => {
      const file = path.join(entry.parentPath, entry.name)
      const url = '/' + path.relative(folder, file).split(path.sep).join('/')
      return [url, readFile(file, url)]
    })
  return { files: new Map(files), policy: pagePolicy(readFileSync(index, 'utf8')) }
}

/** When a build was last changed, to notice a new one; 0: there is none. */
export function buildTime(folder: string): number {
  return statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** The content security policy of a page: only its own inline scripts and styles may run. */
export function pagePolicy(html: string): string {
  const scripts = hashes(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi)
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/gi)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

function readFile(file: string, url: string): SiteFile {
  const content = readFileSync(file)
  const twins = [
    { encoding: 'br', file: `${file}.br` },
    { encoding: 'gzip', file: `${file}.gz` },
  ] as const
  return {
    type: types[path.extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    immutable: url.startsWith('/assets/'),
    content,
    encoded: twins
      .filter((twin) => existsSync(twin.file))
      .map(({ encoding, file }) => ({ encoding, content: readFileSync(file) })),
  }
}

function hashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}
