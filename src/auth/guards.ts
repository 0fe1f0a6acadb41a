import type { User } from '@daymark/api'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { paths } from '../paths.ts'
import { keepNext, safeNext, signInPath } from './next.ts'
import { pathOfFlow, userOf } from './session.ts'
import { whenSessionKnown } from './sessionStore.ts'

/** For the pages of signed-in people: everybody else is sent to sign in (spec section 2). */
export async function requireUser({ request }: LoaderFunctionArgs): Promise<User> {
  const user = userOf(await whenSessionKnown())
  if (user) return user
  throw redirect(signInPath(new URL(request.url)))
}

/** A protected page that loads nothing before it shows. */
export async function protectedLoader(args: LoaderFunctionArgs): Promise<null> {
  await requireUser(args)
  return null
}

/**
 * Where an address leads that is no page: to the dashboard, and who must sign in first is sent there at
 * once, so that nothing is loaded for a dashboard that they do not see yet.
 */
export async function leadToDashboard(): Promise<Response> {
  const isSignedIn = userOf(await whenSessionKnown()) !== undefined
  const dashboard = new URL(paths.dashboard, location.origin)
  return redirect(isSignedIn ? dashboard.pathname : signInPath(dashboard))
}

/**
 * For the pages of anonymous people: who is signed in goes where they wanted to go, and who is in the
 * middle of a flow goes to that flow's page (spec section 2).
 */
export async function requireAnonymous({ request }: LoaderFunctionArgs): Promise<null> {
  const url = new URL(request.url)
  const session = await whenSessionKnown()
  if (userOf(session)) throw redirect(safeNext(url.searchParams.get('next')) ?? paths.dashboard)
  if (session.kind === 'pending' && pathOfFlow(session.flow) !== url.pathname) {
    throw redirect(keepNext(pathOfFlow(session.flow), url.searchParams))
  }
  return null
}

/** `/account/verify-email` also serves a signed-in person who just added an address (ruling 1). */
export async function requireAnonymousOrUser(args: LoaderFunctionArgs): Promise<null> {
  return userOf(await whenSessionKnown()) ? null : requireAnonymous(args)
}
