import type { User } from '@daymark/api'
import { createContext, type MiddlewareFunction, redirect } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { Route } from '../../routes.ts'
import { keepNext, safeNext, signInPath } from './next.ts'
import { pathOfFlow, userOf } from './session.ts'
import { assumeRememberedUser, whenSessionKnown } from './sessionStore.ts'

declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}

/** The signed-in person, for the loaders of pages for signed-in people. */
export const userContext = createContext<User>()

/** Checks the table of routes for who may see a page, before anything of the page is loaded. */
export function guard({ access, flow, opensFromCache }: Route): MiddlewareFunction {
  return async ({ request, context }) => {
    if (access === 'anyone' && flow === undefined) return
    const url = new URL(request.url)
    if (opensFromCache) assumeRememberedUser()
    const session = await whenSessionKnown()
    const user = userOf(session)
    if (user && access === 'anonymous') {
      throw redirect(safeNext(url.searchParams.get('next')) ?? paths.dashboard)
    }
    if (user) return context.set(userContext, user)
    if (access === 'signedIn') throw redirect(signInPath(url))
    if (session.kind === 'pending' && session.flow !== flow) {
      throw redirect(keepNext(pathOfFlow(session.flow), url.searchParams))
    }
  }
}

/**
 * Redirects an unknown address to the dashboard. A visitor is sent to the sign-in page immediately, so that nothing is
 * loaded for a dashboard that they do not see yet.
 */
export async function leadToDashboard(): Promise<Response> {
  const isSignedIn = userOf(await whenSessionKnown()) !== undefined
  const dashboard = new URL(paths.dashboard, location.origin)
  return redirect(isSignedIn ? dashboard.pathname : signInPath(dashboard))
}
