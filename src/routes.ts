/** Who may see a page. Visitors and signed-in people both see `anyone`. */
export type Access = 'signedIn' | 'anonymous' | 'anyone'

export type Layout = 'default' | 'anonymous' | 'dashboard' | 'configuration'

export interface Route {
  /** Parameters start with a colon. */
  path: `/${string}`
  access: Access
  layout: Layout
  /**
   * The pending flow of django-allauth that continues at this page. A page that has this property, also with
   * null, sends a person in the middle of another flow to that flow's page.
   */
  flow?: PendingFlow | null
  /** Shows the persisted answers of the person who was last signed in on it, before the server has answered. */
  opensFromCache?: true
}

/** Flows that can be pending in a session, by the ids of django-allauth. */
export type PendingFlow =
  'login_by_code' | 'mfa_authenticate' | 'mfa_signup_webauthn' | 'verify_email'

/**
 * Every page: its address, who may see it, and its layout. Paths, guards, the check of `next`, the router and the
 * script that starts the page are made from this table. It imports nothing, so that the script stays small. The screens
 * are in `app/screens.ts`.
 */
export const routes = {
  dashboard: { path: '/dashboard', access: 'signedIn', layout: 'dashboard', opensFromCache: true },
  history: { path: '/history', access: 'signedIn', layout: 'dashboard', opensFromCache: true },
  historyOfList: {
    path: '/history/:moduleId',
    access: 'signedIn',
    layout: 'dashboard',
    opensFromCache: true,
  },
  /** The former address of the history of a list. */
  lookBack: {
    path: '/dashboard/:kind/:widgetId/look-back',
    access: 'signedIn',
    layout: 'dashboard',
    opensFromCache: true,
  },
  authenticate: {
    path: '/account/authenticate/webauthn',
    access: 'anonymous',
    layout: 'anonymous',
    flow: 'mfa_authenticate',
  },
  requestLoginCode: {
    path: '/account/login/code',
    access: 'anonymous',
    layout: 'anonymous',
    flow: null,
  },
  confirmLoginCode: {
    path: '/account/login/code/confirm',
    access: 'anonymous',
    layout: 'anonymous',
    flow: 'login_by_code',
  },
  signUp: {
    path: '/account/signup/passkey',
    access: 'anonymous',
    layout: 'anonymous',
    flow: null,
  },
  verifyEmail: {
    path: '/account/verify-email',
    access: 'anyone',
    layout: 'anonymous',
    flow: 'verify_email',
  },
  createSignUpPasskey: {
    path: '/account/signup/passkey/create',
    access: 'anonymous',
    layout: 'anonymous',
    flow: 'mfa_signup_webauthn',
  },
  logout: { path: '/account/logout', access: 'anyone', layout: 'anonymous' },
  account: { path: '/account/my', access: 'signedIn', layout: 'default' },
  addEmailAddress: {
    path: '/account/my/email-addresses/add',
    access: 'signedIn',
    layout: 'configuration',
  },
  addPasskey: { path: '/account/my/passkeys/add', access: 'signedIn', layout: 'configuration' },
  passkey: { path: '/account/my/passkeys/:passkeyId', access: 'signedIn', layout: 'configuration' },
  data: { path: '/account/my/data', access: 'signedIn', layout: 'configuration' },
  modules: { path: '/modules', access: 'signedIn', layout: 'configuration' },
  newModule: { path: '/modules/:kind/new', access: 'signedIn', layout: 'configuration' },
  module: { path: '/modules/:kind/:moduleId', access: 'signedIn', layout: 'configuration' },
  newOption: {
    path: '/modules/:kind/:moduleId/options/new',
    access: 'signedIn',
    layout: 'configuration',
  },
  option: {
    path: '/modules/:kind/:moduleId/options/:optionId',
    access: 'signedIn',
    layout: 'configuration',
  },
  newWidget: {
    path: '/modules/:kind/:moduleId/widgets/new',
    access: 'signedIn',
    layout: 'configuration',
  },
  widget: {
    path: '/modules/:kind/:moduleId/widgets/:widgetId',
    access: 'signedIn',
    layout: 'configuration',
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

const patterns = Object.values<Route>(routes).map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
}))

/** Returns the page at an address, as the router finds it: in any case, with or without a slash at its end. */
export function routeAt(pathname: string): Route | undefined {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.route
}
