import { reloadWithDrafts } from '../lib/forms/reload.ts'
import { readStored, store } from '../lib/webStorage.ts'

const reloadedKey = 'daymark-reloaded'
const oncePer = 60_000

/** Returns when the app last reloaded itself in this tab, in milliseconds since 1970, or 0. */
export const reloadedAt = (): number => Number(readStored('sessionStorage', reloadedKey) ?? 0)

/** Returns whether the last reload for this reason is long ago: a part that was removed must not reload the page for ever. */
function mayReload(): boolean {
  if (Date.now() - reloadedAt() < oncePer) return false
  return store('sessionStorage', reloadedKey, String(Date.now()))
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

const missing = new WeakSet<Error>()

/** Returns whether an error says that a part of the app could not be loaded. */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof Error && missing.has(error)

/** WebKit remembers over a reload that a script was not there, until it is fetched past the cache. */
async function fetchScriptsAnew(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
  await Promise.allSettled([...links].map(({ href }) => fetch(href, { cache: 'reload' })))
}

/** Loads the page again as soon as there is a server to load it from. */
export async function retryMissingPart(): Promise<void> {
  if (!(await isServerThere())) return
  await fetchScriptsAnew()
  reloadWithDrafts()
}

/**
 * A part of the app that cannot be loaded although the server is there is either from a version that is
 * gone, or was asked for while the server was away and the browser remembers that. Both end with a page
 * that is loaded again, once. Without the server nothing happens here: the place of the part says so.
 */
export function recoverMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload)
    void isServerThere().then(async (isThere) => {
      if (isThere && mayReload()) await retryMissingPart()
    })
  })
}
