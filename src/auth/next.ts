import { matchPath } from 'react-router-dom'
import { paths, patterns, type RouteName } from '../paths.ts'

const anonymousRoutes = new Set<RouteName>([
  'authenticate',
  'requestLoginCode',
  'confirmLoginCode',
  'signUp',
  'verifyEmail',
  'createSignUpPasskey',
  'logout',
])

const destinations = (Object.keys(patterns) as RouteName[])
  .filter((name) => !anonymousRoutes.has(name))
  .map((name) => patterns[name])

/**
 * The path to open after signing in: `next` if it is a page of this app for signed-in people, else
 * undefined (ruling 4). Anything with a host, a scheme or an unknown path is refused.
 */
export function safeNext(next: string | null): string | undefined {
  if (next === null || !next.startsWith('/')) return undefined
  const url = URL.parse(next, 'https://app.invalid')
  if (url?.origin !== 'https://app.invalid') return undefined
  const known = destinations.some((pattern) => matchPath(pattern, url.pathname))
  return known ? url.pathname + url.search : undefined
}

/** Where a visitor who must sign in goes; the original path comes along as `next` (spec section 2). */
export function signInPath(url: URL): string {
  if (url.pathname.includes('logout')) return paths.authenticate
  return `${paths.authenticate}?${new URLSearchParams({ next: url.pathname + url.search })}`
}

/** Takes `next` along from one anonymous page to another. */
export function keepNext(path: string, search: URLSearchParams): string {
  const next = search.get('next')
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`
}
