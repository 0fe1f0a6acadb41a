import { routeAt, routes } from '../../routes.ts'

const signIn = routes.authenticate.path

/**
 * Returns the path to open after signing in: `next` if it is a page of this app for signed-in people, else
 * undefined. Anything with a host, a scheme or an unknown path is refused.
 */
export function safeNext(next: string | null): string | undefined {
  if (next === null || !next.startsWith('/')) return undefined
  const url = URL.parse(next, 'https://app.invalid')
  if (url?.origin !== 'https://app.invalid') return undefined
  return routeAt(url.pathname)?.access === 'signedIn' ? url.pathname + url.search : undefined
}

/** Returns the sign-in page for a visitor who must log in first, with the original path as `next`. */
export function signInPath(url: URL): string {
  if (url.pathname.includes('logout')) return signIn
  return `${signIn}?${new URLSearchParams({ next: url.pathname + url.search })}`
}

/** Takes `next` along from one anonymous page to another. */
export function keepNext(path: string, search: URLSearchParams): string {
  const next = search.get('next')
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`
}
