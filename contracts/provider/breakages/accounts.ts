import { after, answerOf, before, type Breakage, isAccount, reading } from './breakage.ts'
import type { Json } from './proxy.ts'

const email = 'account/email'
const passkeys = 'account/authenticators/webauthn'

const isChange = (prefix: string) => (call: { method: string; path: string }) =>
  call.method !== 'GET' && call.path.startsWith(prefix)

/** Makes the header repeat the cookie, whatever it was. */
const withRightToken = before(({ headers }) => {
  const [, token] = /csrftoken=([^;]+)/.exec(headers.get('cookie') ?? '') ?? []
  if (token) headers.set('X-CSRFTOKEN', token)
})

const requests: Breakage[] = [
  {
    what: 'CSRF: no token is needed',
    named: [
      /createDailyTodosModule is refused without the CSRF token/,
      /requestLoginCode is refused without the CSRF token/,
    ],
    concerns: isChange('/'),
    breaks: withRightToken,
  },
  {
    what: 'Origin: any page may make changes',
    named: /page of another site/,
    concerns: isChange('/api/v1/'),
    breaks: before(({ headers }) => headers.delete('origin')),
  },
  {
    what: 'limits: there are none',
    named: /is limited/,
    concerns: ({ method, path }) => method === 'POST' && path.startsWith('/_allauth/'),
    breaks: async (call, pass) => {
      const answer = await pass(call)
      const limited =
        JSON.stringify(answer.json ?? {}).includes('too_many') || answer.status === 429
      return limited ? answerOf(401, { status: 401 }) : answer
    },
  },
]

const sessions: Breakage[] = [
  {
    what: 'csrftoken: hidden from the app',
    named: /the app reads/,
    concerns: ({ path }) => path === '/api/v1/csrf/',
    breaks: after(({ headers }) => {
      const [cookie = ''] = headers.getSetCookie()
      headers.set('set-cookie', `${cookie}; HttpOnly`)
    }),
  },
  ...['access-control-allow-credentials', 'access-control-allow-headers'].map((name): Breakage => ({
    what: `CORS: no ${name}`,
    named: /the app on another origin/,
    concerns: ({ method, path }) =>
      method === 'OPTIONS' || path === '/_allauth/browser/v1/auth/session',
    breaks: after(({ headers }) => headers.delete(name)),
  })),
  {
    what: 'a log-out ends nothing',
    spoilsStates: true,
    named: /from before the log-out/,
    concerns: ({ method, path }) =>
      (method === 'DELETE' && path === '/_allauth/browser/v1/auth/session') ||
      path === '/api/v1/widgets/',
    breaks: (call, pass) =>
      call.method === 'DELETE'
        ? Promise.resolve(answerOf(401, { status: 401, data: { flows: [{ id: 'login' }] } }))
        : pass(call),
  },
  {
    what: 'codes: guesses are not counted',
    named: /after ten that were wrong/,
    concerns: ({ method, path }) =>
      method === 'POST' && /\/auth\/(code\/confirm|email\/verify)$/.test(path),
    breaks: (call, pass) =>
      JSON.stringify(call.json).includes('XXXXXX')
        ? Promise.resolve(answerOf(400, { status: 400 }))
        : pass(call),
  },
]

/** Changes the session cookie that a log-in sets. */
const sessionCookie = (what: string, change: (cookie: string) => string): Breakage => ({
  what,
  named: /just logged in|cookie of a log-in/,
  inState: 'a person who has just logged in',
  concerns: ({ method, path }) =>
    method === 'POST' && /\/auth\/(code\/confirm|webauthn\/login)$/.test(path),
  breaks: after(({ headers }) => {
    const cookies = headers.getSetCookie()
    headers.delete('set-cookie')
    for (const cookie of cookies) {
      const sent = cookie.startsWith('sessionid=') ? change(cookie) : cookie
      if (sent) headers.append('set-cookie', sent)
    }
  }),
})

const cookies = [
  sessionCookie('a log-in sets no session cookie', () => ''),
  sessionCookie('the session cookie is for another path', (cookie) =>
    cookie.replace(/path=\/(?=;|$)/i, 'Path=/_allauth'),
  ),
  sessionCookie('the session cookie is Secure, over http', (cookie) => `${cookie}; Secure`),
]

const ceremonies: Breakage[] = [
  {
    what: 'codes and signatures: wrong ones are taken',
    named: /wrong code|wrong key|wrong signature/,
    concerns: ({ method, path }) => method !== 'GET' && path.startsWith('/_allauth/'),
    breaks: async (call, pass) => {
      const answer = await pass(call)
      const wrong = JSON.stringify(answer.json ?? {}).includes('incorrect_code')
      return wrong ? answerOf(200, { status: 200 }) : answer
    },
  },
  {
    what: 'is_pending is missing',
    named: /goes on|is to be/,
    concerns: ({ path }) => path.startsWith('/_allauth/'),
    breaks: after(({ json }) => {
      const flows = (json?.['data'] as { flows?: Json[] } | undefined)?.flows ?? []
      for (const flow of flows) delete flow['is_pending']
    }),
  },
  {
    what: 'passkeys: made without being able to sign in',
    named: /can sign in/,
    concerns: isAccount('GET', passkeys),
    breaks: before(({ query }) => query.delete('passwordless')),
  },
]

/**
 * Returns a backend that answers a change of the account as if it had made it. `change` returns the answer to what there is now,
 * or nothing if the backend has to refuse.
 */
const notKept = (
  what: string,
  named: RegExp,
  [method, path, list = path]: [method: string, path: string, list?: string],
  change: (now: Json[], sent: Json) => unknown,
): Breakage => ({
  what,
  named,
  spoilsStates: true,
  concerns: isAccount(method, path),
  breaks: async (call, pass) => {
    const now = await pass({ ...reading(call), path: `/_allauth/browser/v1/${list}` })
    const data = change((now.json?.['data'] ?? []) as Json[], call.json ?? {})
    return data ? answerOf(200, { status: 200, data }) : pass(call)
  },
})

const withPrimary = (addresses: Json[]) => addresses.some((one) => one['primary']) && addresses

const kept = [
  notKept(
    'a new primary address is not kept',
    /primary address as it was changed/,
    ['PATCH', email],
    (now, sent) =>
      withPrimary(now.map((one) => ({ ...one, primary: one['email'] === sent['email'] }))),
  ),
  notKept(
    'a deleted address stays',
    /no address that was deleted/,
    ['DELETE', email],
    (now, sent) => withPrimary(now.filter((one) => one['email'] !== sent['email'])),
  ),
  notKept(
    "a passkey's new name is not kept",
    /name that a passkey was given/,
    ['PUT', passkeys, 'account/authenticators'],
    ([passkey], sent) => passkey && { ...passkey, ...sent },
  ),
  notKept(
    'a deleted passkey stays',
    /no passkey that was deleted/,
    ['DELETE', passkeys, 'account/authenticators'],
    (now) => now.length > 0 && now,
  ),
]

export const accountBreakages = [...requests, ...sessions, ...cookies, ...ceremonies, ...kept]
