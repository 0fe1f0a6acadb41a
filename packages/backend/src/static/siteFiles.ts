import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

/** One file of the built app, in memory, with its compressed twins. */
export interface SiteFile {
  type: string
  etag: string
  /** The name carries a hash of the content, so it never changes. */
  immutable: boolean
  content: Buffer<ArrayBuffer>
  /** The best one first. */
  encoded: { encoding: 'br' | 'gzip'; content: Buffer<ArrayBuffer> }[]
}

/** The built app: its files by URL path, and the content security policy that the build made for its page. */
export interface Site {
  files: ReadonlyMap<string, SiteFile>
  policy: string
}

/**
 * Reads a build folder; undefined: nothing was built yet. The page gets the prefix of the cookies: another one than in the
 * build takes no other build.
 */
export function readSite(folder: string, cookiePrefix = ''): Site | undefined {
  const policy = path.join(folder, 'content-security-policy.txt')
  if (!existsSync(policy) || !existsSync(path.join(folder, 'index.html'))) return undefined
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry): [string, SiteFile] => {
      const file = path.join(entry.parentPath, entry.name)
      const url = '/' + path.relative(folder, file).split(path.sep).join('/')
      return [url, readFile(file, url)]
    })
  const site = new Map(files)
  setCookiePrefix(site, cookiePrefix)
  return { files: site, policy: readFileSync(policy, 'utf8').trim() }
}

const prefixMeta = /(<meta name="daymark-cookie-prefix" content=")[^"]*/

/**
 * Writes the prefix of the cookies into the page. The service worker keeps the page by its revision, so that one changes
 * with it.
 */
function setCookiePrefix(files: Map<string, SiteFile>, cookiePrefix: string): void {
  const page = files.get('/index.html')
  const html = page?.content.toString()
  const changed = html?.replace(prefixMeta, `$1${cookiePrefix}`)
  if (html === undefined || changed === undefined || html === changed) return
  const content = Buffer.from(changed)
  files.set('/index.html', changedFile(page, content))
  const worker = files.get('/serviceWorker.js')
  const script = worker?.content.toString()
  const revision = createHash('md5').update(content).digest('hex')
  const updated = script?.replace(/("?revision"?:")[^"]*("\s*,\s*"?url"?:"\/")/, `$1${revision}$2`)
  if (updated !== undefined)
    files.set('/serviceWorker.js', changedFile(worker, Buffer.from(updated)))
}

function changedFile(file: SiteFile | undefined, content: Buffer<ArrayBuffer>): SiteFile {
  return {
    type: file?.type ?? 'application/octet-stream',
    etag: etagOf(content),
    immutable: false,
    content,
    encoded: [
      { encoding: 'br', content: brotliCompressSync(content) },
      { encoding: 'gzip', content: gzipSync(content) },
    ],
  }
}

function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Returns when the build was last changed, to notice a new one. Undefined without a build. */
export function buildTime(folder: string): number | undefined {
  return statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs
}

function readFile(file: string, url: string): SiteFile {
  const content = readFileSync(file)
  const twins = [
    { encoding: 'br', file: `${file}.br`, unpack: brotliDecompressSync },
    { encoding: 'gzip', file: `${file}.gz`, unpack: gunzipSync },
  ] as const
  return {
    type: getMimeType(file) ?? 'application/octet-stream',
    etag: etagOf(content),
    immutable: url.startsWith('/assets/'),
    content,
    encoded: twins
      .filter((twin) => existsSync(twin.file))
      .map((twin) => ({ ...twin, content: readFileSync(twin.file) }))
      // A compressed file that is older than an edit of the original has other content.
      .filter((twin) => isTwin(twin, content)),
  }
}

function isTwin(
  twin: { content: Buffer; unpack(packed: Buffer): Buffer },
  content: Buffer,
): boolean {
  try {
    return twin.unpack(twin.content).equals(content)
  } catch {
    return false
  }
}
