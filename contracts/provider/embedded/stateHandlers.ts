import type { SessionsAnswer } from '@daymark/api/schemas'
import type { RunningBackend } from '@daymark/backend'
import type { Call, StateHandlers } from '../../states.ts'
import { accounts, type Browser } from './browser.ts'
import { makeCalls } from './calls.ts'
import { People } from './people.ts'

/** An origin that the backend trusts. */
export const otherOrigin = 'http://localhost:5173'

const confirm = {
  'sign-up': { path: 'auth/email/verify', wrong: { key: 'XXXXXX' } },
  'sign-in': { path: 'auth/code/confirm', wrong: { code: 'XXXXXX' } },
}

/**
 * Returns the provider states of the embedded backend, which must run in test mode in this process. Calls go to
 * `origin`: to the backend itself, or to the proxy in front of it.
 */
export function stateHandlers(backend: RunningBackend, origin?: string) {
  const people = new People(backend, origin)
  const call = (browser: Browser, calls: Call[] = [], values?: Record<string, number | string>) =>
    makeCalls(calls, browser, () => people.signIn(people.account()), values)
  return {
    'a visitor': async () => ({
      ...(await people.visitor().requestContext()),
      email: people.newAddress(),
    }),

    'a visitor who waits for a code': async ({ purpose, wrongTries = 0 }) => {
      const browser = people.visitor()
      const email = purpose === 'sign-up' ? people.newAddress() : people.account()
      const path = purpose === 'sign-up' ? 'auth/webauthn/signup' : 'auth/code/request'
      await browser.requestContext()
      await browser.account(401, 'POST', path, { email })
      const code = people.mailedCode(email)
      for (let tries = 0; tries < wrongTries; tries++) {
        await browser.account('any', 'POST', confirm[purpose].path, confirm[purpose].wrong)
      }
      return { ...(await browser.requestContext()), code }
    },

    'a visitor who has to create a passkey': async () => {
      const browser = people.visitor()
      const email = people.newAddress()
      await browser.requestContext()
      await browser.account(401, 'POST', 'auth/webauthn/signup', { email })
      await browser.account(401, 'POST', 'auth/email/verify', { key: people.mailedCode(email) })
      const passkey = await people.createPasskey(browser, 'auth/webauthn/signup')
      return { ...(await browser.requestContext()), ...passkey }
    },

    'a visitor who owns a passkey': async () => {
      const { device } = await people.withPasskey()
      const browser = people.visitor()
      const passkey = await people.usePasskey(browser, 'auth/webauthn/login', device)
      return { ...(await browser.requestContext()), ...passkey }
    },

    'a person': async () => {
      const email = people.account()
      return { ...(await people.signIn(email).requestContext()), email }
    },

    'a person who is signed in elsewhere too': async () => {
      const email = people.account()
      const browser = people.signIn(email)
      people.signIn(email)
      const sessionsPath = `${accounts}auth/sessions`
      const { data } = await browser.call<SessionsAnswer>(200, 'GET', sessionsPath)
      const otherSessionId = data.find((session) => !session.is_current)?.id ?? 0
      return { ...(await browser.requestContext()), sessionsPath, otherSessionId }
    },

    'a person who has just logged in': async ({ by }) => {
      const browser = people.visitor()
      await browser.requestContext()
      if (by === 'passkey') {
        const { device } = await people.withPasskey()
        await people.logInByPasskey(browser, device)
      } else {
        const email = people.account()
        await browser.account(401, 'POST', 'auth/code/request', { email })
        await browser.account(200, 'POST', 'auth/code/confirm', { code: people.mailedCode(email) })
      }
      return browser.strictContext()
    },

    'a person who has logged out': async () => {
      const browser = people.signIn(people.account())
      const before = await browser.requestContext()
      await browser.account(401, 'DELETE', 'auth/session')
      return before
    },

    'a person whose app is on another origin': async () => ({
      ...(await people.signIn(people.account()).requestContext()),
      origin: otherOrigin,
      sessionPath: `${accounts}auth/session`,
      modulesPath: '/api/v1/daily-todos-modules/',
    }),

    'a person with content': async ({ calls }) => {
      const browser = people.signIn(people.account())
      const made = await call(browser, calls)
      return { ...(await browser.requestContext()), ...made }
    },

    'a person with a passkey': async ({ stale, calls }) => {
      const { email, browser, device, passkeyId } = await people.withPasskey()
      await call(browser, calls, { passkeyId })
      if (stale) backend.test.requireReauthentication(email, 3600)
      const passkey = await people.usePasskey(browser, 'auth/webauthn/reauthenticate', device)
      return { ...(await browser.requestContext()), ...passkey, passkeyId }
    },

    'a person who adds a passkey': async () => {
      const browser = people.signIn(people.account())
      const path = 'account/authenticators/webauthn?passwordless'
      const passkey = await people.createPasskey(browser, path)
      return { ...(await browser.requestContext()), ...passkey }
    },

    'a person with a second address': async ({ address: kind, calls }) => {
      const email = people.newAddress()
      const address = people.newAddress('example.org')
      if (kind === 'taken') people.account(address)
      const stored = kind === 'verified'
      const addresses = stored ? [{ email: address, verified: true }] : []
      backend.test.createPerson({ email, addresses })
      const browser = people.signIn(email)
      if (!stored) await browser.account(200, 'POST', 'account/email', { email: address })
      const code = stored ? '' : people.mailedCode(address)
      await call(browser, calls, { address })
      return { ...(await browser.requestContext()), email, address, code }
    },

    'a person with an image': async ({ calls }) => {
      const browser = people.signIn(people.account())
      const { imageURL = '' } = await call(browser, calls)
      return {
        ...(await browser.requestContext()),
        imagePath: imageURL.replace(backend.origin, ''),
      }
    },

    'a person with an upload URL': async () => {
      const browser = people.signIn(people.account())
      const upload = await browser.call<{ fileUploadURL: string }>(
        201,
        'POST',
        '/api/v1/file-uploads/',
        { fileName: 'cat.png' },
      )
      return { uploadPath: upload.fileUploadURL.replace(backend.origin, '') }
    },

    'a limit that is used up': async ({ of }) => {
      backend.test.limitRates(true)
      const email = people.newAddress()
      const browser = of === 'addEmailAddress' ? people.signIn(people.account()) : people.visitor()
      await browser.requestContext()
      const call = {
        addEmailAddress: () => browser.account(200, 'POST', 'account/email', { email }),
        requestLoginCode: () => browser.account(401, 'POST', 'auth/code/request', { email }),
        signUp: () =>
          browser.account(401, 'POST', 'auth/webauthn/signup', { email: people.newAddress() }),
      }[of]
      const times = { addEmailAddress: 1, requestLoginCode: 3, signUp: 20 }[of]
      for (let i = 0; i < times; i++) await call()
      return { ...(await browser.requestContext()), email }
    },
  } satisfies StateHandlers
}
