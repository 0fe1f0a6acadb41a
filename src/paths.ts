import { generatePath } from 'react-router-dom'

/** Route patterns, one for every URL of the app (spec section 2). Parameters start with a colon. */
export const patterns = {
  dashboard: '/dashboard',
  authenticate: '/account/authenticate/webauthn',
  requestLoginCode: '/account/login/code',
  confirmLoginCode: '/account/login/code/confirm',
  signUp: '/account/signup/passkey',
  verifyEmail: '/account/verify-email',
  createSignUpPasskey: '/account/signup/passkey/create',
  logout: '/account/logout',
  account: '/account/my',
  addEmailAddress: '/account/my/email-addresses/add',
  addPasskey: '/account/my/passkeys/add',
  passkey: '/account/my/passkeys/:passkeyId',
  modules: '/modules',
  newModule: '/modules/:kind/new',
  module: '/modules/:kind/:moduleId',
  newOption: '/modules/:kind/:moduleId/options/new',
  option: '/modules/:kind/:moduleId/options/:optionId',
  newWidget: '/modules/:kind/:moduleId/widgets/new',
  widget: '/modules/:kind/:moduleId/widgets/:widgetId',
} as const

export type RouteName = keyof typeof patterns

type Id = string | number

/** The id of a widget's place on the dashboard; `kind` is the key of its kind. */
export const widgetAnchor = (kind: string, widgetId: Id) => `${kind}-${widgetId}`

/** Every URL of the app. Values are encoded; `kind` is a kind's URL segment such as `daily-todos`. */
export const paths = {
  dashboard: patterns.dashboard,
  dashboardWidget: (kind: string, widgetId: Id) =>
    `${patterns.dashboard}#${widgetAnchor(kind, widgetId)}`,
  authenticate: patterns.authenticate,
  requestLoginCode: patterns.requestLoginCode,
  confirmLoginCode: patterns.confirmLoginCode,
  signUp: patterns.signUp,
  verifyEmail: patterns.verifyEmail,
  createSignUpPasskey: patterns.createSignUpPasskey,
  logout: patterns.logout,
  account: patterns.account,
  addEmailAddress: patterns.addEmailAddress,
  addPasskey: patterns.addPasskey,
  passkey: (passkeyId: Id) => generatePath(patterns.passkey, { passkeyId: String(passkeyId) }),
  modules: patterns.modules,
  newModule: (kind: string) => generatePath(patterns.newModule, { kind }),
  module: (kind: string, moduleId: Id) =>
    generatePath(patterns.module, { kind, moduleId: String(moduleId) }),
  newOption: (kind: string, moduleId: Id) =>
    generatePath(patterns.newOption, { kind, moduleId: String(moduleId) }),
  option: (kind: string, moduleId: Id, optionId: Id) =>
    generatePath(patterns.option, {
      kind,
      moduleId: String(moduleId),
      optionId: String(optionId),
    }),
  newWidget: (kind: string, moduleId: Id) =>
    generatePath(patterns.newWidget, { kind, moduleId: String(moduleId) }),
  widget: (kind: string, moduleId: Id, widgetId: Id) =>
    generatePath(patterns.widget, {
      kind,
      moduleId: String(moduleId),
      widgetId: String(widgetId),
    }),
}
