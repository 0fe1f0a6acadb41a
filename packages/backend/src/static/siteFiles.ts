import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

/** One file of the built app, in memory, with its compressed twins. */
export type SiteFile = ReturnType<typeof readFile>

/** The built app: its files by URL path, and the content security policy that the build made for its page. */
export interface Site {
  files: ReadonlyMap<string, SiteFile>
  policy: string
}

/** Reads a build folder; undefined: nothing was built yet. */
export function readSite(folder: string): Site | undefined {
  const policy = path.join(folder, 'content-security-policy.txt')
  if (!existsSync(policy) || !existsSync(path.join(folder, 'index.html'))) return undefined
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry): [string, SiteFile] => {
      const file = path.join(entry.parentPath, entry.name)
      const url = '/' + path.relative(folder, file).split(path.sep).join('/')
      return [url, readFile(file, url)]
    })
  return { files: new Map(files), policy: readFileSync(policy, 'utf8').trim() }
}

/** Returns when the build was last changed, to notice a new one. Undefined without a build. */
export function buildTime(folder: string): number | undefined {
  return statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs
}

function readFile(file: string, url: string) {
  const content = readFileSync(file)
  const twins = [
    { encoding: 'br', file: `${file}.br`, unpack: brotliDecompressSync },
    { encoding: 'gzip', file: `${file}.gz`, unpack: gunzipSync },
  ] as const
  return {
    type: getMimeType(file) ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    /** The name carries a hash of the content, so it never changes. */
    immutable: url.startsWith('/assets/'),
    content,
    /** The best one first. */
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
