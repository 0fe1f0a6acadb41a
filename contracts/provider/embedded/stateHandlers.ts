import { randomBytes } from 'node:crypto'
import type { SessionsAnswer } from '@daymark/api/schemas'
import type { RunningBackend } from '@daymark/backend'
import { TestClient } from '@daymark/backend/testing/testClient.ts'
import type { Call, StateHandlers } from '../../states.ts'
import { contextOf, newPasskey, usedPasskey, withholdCookies } from './browser.ts'
import { makeCalls, succeeded } from './calls.ts'

/** An origin that the backend trusts. */
export const otherOrigin = 'http://localhost:5173'

const accounts = '/_allauth/browser/v1/'

const newAddress = (host = 'example.com') => `${randomBytes(6).toString('hex')}@${host}`

/**
 * Returns the provider states of the embedded backend, which must run in test mode in this process. Calls go to
 * `origin`: to the backend itself, or to the proxy in front of it. Each state creates people of its own.
 */
export function stateHandlers(backend: RunningBackend, origin = backend.origin) {
  const visitor = () =>
    new TestClient(
      { origin: backend.origin, port: Number(new URL(origin).port), test: backend.test },
      // A proxy may break them.
      { checksAnswers: origin === backend.origin },
    )
  const person = (email = newAddress()) => {
    const client = visitor()
    client.signInAs(email)
    return client
  }
  const withPasskey = async (email = newAddress()) => {
    const client = person(email)
    const { body } = await succeeded(client.addPasskey('My laptop'))
    return { client, passkeyId: (body as { data: { id: number } }).data.id }
  }
  const account = (email = newAddress()) => {
    backend.test.createPerson({ email })
    return email
  }
  const call = (client: TestClient, calls: Call[] = [], values?: Record<string, number | string>) =>
    makeCalls(calls, client, () => person(), values)

  return {
    'a visitor': async () => ({ ...(await contextOf(visitor())), email: newAddress() }),

    'a visitor who waits for a code': async ({ purpose, wrongTries = 0 }) => {
      const client = visitor()
      const isSignUp = purpose === 'sign-up'
      const email = isSignUp ? newAddress() : account()
      await succeeded(isSignUp ? client.beginSignUp(email) : client.askForCode(email), 401)
      const code = client.code(email)
      for (let tries = 0; tries < wrongTries; tries++) {
        await (isSignUp ? client.verify('XXXXXX') : client.confirmCode('XXXXXX'))
      }
      return { ...(await contextOf(client)), code }
    },

    'a visitor who has to create a passkey': async () => {
      const client = visitor()
      const email = newAddress()
      await succeeded(client.beginSignUp(email), 401)
      await succeeded(client.verify(client.code(email)), 401)
      const passkey = await newPasskey(client, 'auth/webauthn/signup')
      return { ...(await contextOf(client)), ...passkey }
    },

    'a visitor who owns a passkey': async () => {
      const owner = await withPasskey()
      const client = visitor()
      const passkey = await usedPasskey(client, 'auth/webauthn/login', owner.client)
      return { ...(await contextOf(client)), ...passkey }
    },

    'a person': async () => {
      const email = newAddress()
      return { ...(await contextOf(person(email))), email }
    },

    'a person who is signed in elsewhere too': async () => {
      const email = newAddress()
      const client = person(email)
      visitor().resume(email)
      const { body } = await succeeded(client.allauth('GET', 'auth/sessions'))
      const other = (body as SessionsAnswer).data.find((session) => !session.is_current)
      return {
        ...(await contextOf(client)),
        sessionsPath: `${accounts}auth/sessions`,
        otherSessionId: other?.id ?? 0,
      }
    },

    'a person who has just logged in': async ({ by }) => {
      const client = visitor()
      await contextOf(client)
      const loggingIn =
        by === 'passkey'
          ? client.signInByPasskey({}, (await withPasskey()).client)
          : client.signInByCode(account())
      const { cookies } = await succeeded(loggingIn)
      withholdCookies(client, cookies)
      return contextOf(client)
    },

    'a person who has logged out': async () => {
      const client = person()
      const before = await contextOf(client)
      await succeeded(client.logOut(), 401)
      return before
    },

    'a person whose app is on another origin': async () => ({
      ...(await contextOf(person())),
      origin: otherOrigin,
      sessionPath: `${accounts}auth/session`,
      modulesPath: '/api/v1/daily-todos-modules/',
    }),

    'a person with content': async ({ calls }) => {
      const client = person()
      const made = await call(client, calls)
      return { ...(await contextOf(client)), ...made }
    },

    'a person with a passkey': async ({ stale, calls }) => {
      const email = newAddress()
      const { client, passkeyId } = await withPasskey(email)
      await call(client, calls, { passkeyId })
      if (stale) backend.test.requireReauthentication(email, 3600)
      const passkey = await usedPasskey(client, 'auth/webauthn/reauthenticate')
      return { ...(await contextOf(client)), ...passkey, passkeyId }
    },

    'a person who adds a passkey': async () => {
      const client = person()
      const passkey = await newPasskey(client, 'account/authenticators/webauthn?passwordless')
      return { ...(await contextOf(client)), ...passkey }
    },

    'a person with a second address': async ({ address: kind, calls }) => {
      const email = newAddress()
      const address = newAddress('example.org')
      if (kind === 'taken') account(address)
      const stored = kind === 'verified'
      const addresses = stored ? [{ email: address, verified: true }] : []
      backend.test.createPerson({ email, addresses })
      const client = visitor()
      client.resume(email)
      if (!stored) await succeeded(client.allauth('POST', 'account/email', { email: address }))
      const code = stored ? '' : client.code(address)
      await call(client, calls, { address })
      return { ...(await contextOf(client)), email, address, code }
    },

    'a person with an image': async ({ calls }) => {
      const client = person()
      const { imageURL = '' } = await call(client, calls)
      return { ...(await contextOf(client)), imagePath: imageURL.replace(backend.origin, '') }
    },

    'a person with an upload URL': async () => {
      const { fileUploadURL } = await person().announceImage()
      return { uploadPath: fileUploadURL.replace(backend.origin, '') }
    },

    'a limit that is used up': async ({ of }) => {
      backend.test.limitRates(true)
      const email = newAddress()
      const client = of === 'addEmailAddress' ? person() : visitor()
      await contextOf(client)
      const ask = {
        addEmailAddress: () => succeeded(client.allauth('POST', 'account/email', { email })),
        requestLoginCode: () => succeeded(client.askForCode(email), 401),
        signUp: () => succeeded(client.beginSignUp(newAddress()), 401),
      }[of]
      const times = { addEmailAddress: 1, requestLoginCode: 3, signUp: 20 }[of]
      for (let i = 0; i < times; i++) await ask()
      return { ...(await contextOf(client)), email }
    },
  } satisfies StateHandlers
}
