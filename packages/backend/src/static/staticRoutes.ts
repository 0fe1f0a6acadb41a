import type { Context, MiddlewareHandler } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { cachedForEver, workerPolicy } from '../http/security/headers.ts'
import { buildTime, readSite, type Site, type SiteFile } from './siteFiles.ts'

const notBuilt = `<!doctype html>
<html lang="en">
<title>Daymark</title>
<p>The app is not built yet: run <code>npm run build</code>.</p>
</html>
`

/**
 * Serves the built app: its files, and its page for every address a browser may open. A build is kept in memory as a
 * whole. Hono's `serveStatic` reads the folder at each request: it would mix two builds while one replaces the
 * other, and send a compressed file that is older than its original. It sends no ETag either. What is returned
 * responds to a GET; undefined when there is nothing here.
 */
export function staticSite(
  folder: string,
  cookiePrefix: string,
): (c: Context) => Response | undefined {
  let site: Site | undefined
  let builtAt: number | undefined

  // A new build needs no restart. While one is put in its place, the one before is served on.
  function refresh(): void {
    const time = buildTime(folder)
    if (time === undefined || time === builtAt) return
    const read = readUndisturbed(folder, cookiePrefix, time)
    if (read === undefined) return
    site = read
    builtAt = time
  }

  refresh()
  return (c) => {
    const kept = site?.files.get(c.req.path)
    if (kept?.immutable) return send(c, kept, site)
    refresh()
    const asked = site?.files.get(c.req.path)
    if (asked && c.req.path !== '/index.html') return send(c, asked, site)
    if (!wantsPage(c)) return undefined
    const page = site?.files.get('/index.html')
    return page ? send(c, page, site) : c.html(notBuilt, 503)
  }
}

/** What a person has typed, or a page of ours has led to. */
const ownVisits = ['none', 'same-origin']

/**
 * Opening the log-out page logs out. A page of another origin can send people there, so what may come from one is
 * led to the question first (docs/product.md#2-11). The app's router decides what is that page, and it takes many
 * spellings of an address, so every address that may be one is taken for it: elsewhere `ask` means nothing.
 */
export const askWhenLedHere: MiddlewareHandler = async (c, next) => {
  const { pathname } = new URL(c.req.url)
  const isOwn = ownVisits.includes(c.req.header('Sec-Fetch-Site') ?? '')
  const isLedHere = !isOwn && wantsPage(c) && c.req.query('ask') === undefined
  if (!isLedHere || !/logout|%/i.test(pathname)) return next()
  const query = new URLSearchParams({ ...c.req.query(), ask: 'true' })
  // With two slashes at its beginning the address would lead to another host.
  return c.redirect(`${pathname.replace(/^\/+/, '/')}?${query}`, 303)
}

/** Reads a build; undefined when another one came meanwhile, or it went. */
function readUndisturbed(folder: string, cookiePrefix: string, builtAt: number): Site | undefined {
  try {
    const site = readSite(folder, cookiePrefix)
    return buildTime(folder) === builtAt ? site : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Returns whether a request is for a page. A browser asks for HTML. Other programs accept any type, also for a file
 * that is missing.
 */
function wantsPage(c: Context): boolean {
  const accept = c.req.header('Accept') ?? '*/*'
  if (accept.includes('text/html')) return true
  return accept.includes('*/*') && !/\.\w+$/.test(c.req.path)
}

/** Returns the encodings that a caller names and does not refuse with a weight of 0. */
function acceptedEncodings(c: Context): Set<string> {
  const accepted = parseAccept(c.req.header('Accept-Encoding') ?? '')
  return new Set(accepted.filter(({ q }) => q > 0).map(({ type }) => type.toLowerCase()))
}

function send(c: Context, file: SiteFile, site: Site | undefined): Response {
  const accepted = acceptedEncodings(c)
  const twin = file.encoded.find(({ encoding }) => accepted.has(encoding))
  const headers: Record<string, string> = {
    'Cache-Control': file.immutable ? cachedForEver : 'no-cache',
    'Content-Type': file.type,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  }
  if (twin) headers['Content-Encoding'] = twin.encoding
  if (site && file.type.startsWith('text/html')) headers['Content-Security-Policy'] = site.policy
  if (file.type.startsWith('text/javascript')) headers['Content-Security-Policy'] = workerPolicy
  if (c.req.header('If-None-Match')?.includes(file.etag)) return c.body(null, 304, headers)
  return c.body((twin ?? file).content, 200, headers)
}
