import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toApiError } from '../apiError.ts'
import {
  confirmLoginCode,
  getPasskeyOptions,
  getSession,
  listEmailAddresses,
  reauthenticate,
  requestEmailVerification,
  signUp,
  verifyEmail,
} from '../index.ts'
import { getWidgets } from '../generated/content.ts'
import { fakeServer, html, json } from '../testing/fakeServer.ts'
import { type AuthChange, onAuthChange } from './authChange.ts'
import { configureApi } from './config.ts'

const flows = [{ id: 'login_by_code', is_pending: true }]
const anonymous = { status: 401, data: { flows }, meta: { is_authenticated: false } }
const user = { id: 1, display: 'anna', email: 'anna@example.com', username: 'anna' }
const signedIn = { status: 200, data: { user, methods: [] }, meta: { is_authenticated: true } }
const stale = {
  status: 401,
  data: { user, methods: [], flows: [{ id: 'reauthenticate' }] },
  meta: { is_authenticated: true },
}
const options = { status: 200, data: { creation_options: { publicKey: {} } } }

let changes: AuthChange[] = []
let stop = () => {}

beforeEach(() => {
  changes = []
  stop = onAuthChange((change) => changes.push(change))
})
afterEach(() => {
  stop()
  configureApi({ onReauthenticationRequired: undefined })
  vi.unstubAllGlobals()
})

describe('an answer of the account API', () => {
  test.each([
    ['a pending flow', () => getSession(), anonymous],
    ['the next step of a sign-up', () => signUp({ email: 'a@b.nl' }), anonymous],
    ['a sign-up without a next step', () => signUp({ email: 'a@b.nl' }), signedIn],
    ['a gone session', () => getSession(), { status: 410 }],
    ['no further mail', () => requestEmailVerification({ email: 'a@b.nl' }), { status: 403 }],
  ])('is given when the step continues with it: %s', async (_, call, body) => {
    fakeServer(json(body.status, body))
    expect(await call()).toEqual(body)
  })

  test.each([
    ['a wrong code', () => confirmLoginCode({ code: 'x' }), { status: 400, errors: [] }],
    ['another step first', () => confirmLoginCode({ code: 'x' }), anonymous],
    ['a step that does not fit', () => verifyEmail({ key: 'x' }), { status: 409 }],
    ['too many attempts', () => verifyEmail({ key: 'x' }), { status: 429 }],
  ])('is an error when the step does not continue with it: %s', async (_, call, body) => {
    fakeServer(json(body.status, body))
    await expect(call()).rejects.toMatchObject({ kind: 'client', status: body.status })
  })

  test('is an error when it is an HTML page, even with a status that could be an answer', async () => {
    fakeServer(html(403))
    const call = requestEmailVerification({ email: 'a@b.nl' })
    await expect(call).rejects.toMatchObject({ kind: 'client', status: 403 })
  })

  test('is an error with a status that the operation does not have', async () => {
    fakeServer(json(409, { status: 409 }))
    await expect(listEmailAddresses()).rejects.toMatchObject({ kind: 'client', status: 409 })
  })

  test('turns into the same typed error as one of the content API', () => {
    const errors = [{ code: 'incorrect_code', message: 'Incorrect code.', param: 'code' }]
    expect(toApiError(400, { status: 400, errors })).toMatchObject({
      kind: 'validation',
      errors: [{ code: 'incorrect_code', field: 'code', message: 'Incorrect code.' }],
    })
  })
})

describe('the auth-change event tells', () => {
  test('a sign-in, with its answer', async () => {
    fakeServer(json(200, signedIn))
    await confirmLoginCode({ code: '77CPVG' })
    expect(changes).toEqual([signedIn])
  })

  test('a 401 and a 410, with their answers', async () => {
    fakeServer(json(401, anonymous), json(410, { status: 410 }))
    await getSession()
    await getSession()
    expect(changes).toEqual([anonymous, { status: 410 }])
  })

  test('that the content API no longer knows the person', async () => {
    fakeServer(json(401, { type: 'client_error', errors: [] }))
    await expect(getWidgets()).rejects.toMatchObject({ status: 401 })
    expect(changes).toEqual([{ status: 401 }])
  })

  test('nothing after an answer that says nothing about the session', async () => {
    fakeServer(json(200, { status: 200, data: [] }))
    await listEmailAddresses()
    expect(changes).toEqual([])
  })
})

describe('when the session has to be confirmed', () => {
  test('the interrupted request is sent again, body and all, once that is done', async () => {
    const server = fakeServer(json(401, stale), json(200, options))
    configureApi({ onReauthenticationRequired: () => Promise.resolve(true) })
    expect(await getPasskeyOptions({ passwordless: 'true' })).toEqual(options)
    expect(server.requests.map(({ url }) => new URL(url).search)).toEqual([
      '?passwordless=true',
      '?passwordless=true',
    ])
  })

  test('the repetition carries the token of the moment', async () => {
    const server = fakeServer(json(401, stale), json(200, options))
    configureApi({
      onReauthenticationRequired: async () => {
        server.cookies = 'csrftoken=after'
        return true
      },
    })
    await getPasskeyOptions()
    expect(server.requests.map(({ headers }) => headers.get('X-CSRFTOKEN'))).toEqual([
      'first',
      'after',
    ])
  })

  test('the call fails when the person declines', async () => {
    const server = fakeServer(json(401, stale))
    configureApi({ onReauthenticationRequired: () => Promise.resolve(false) })
    await expect(getPasskeyOptions()).rejects.toMatchObject({ kind: 'client', status: 401 })
    expect(server.requests).toHaveLength(1)
    expect(changes).toEqual([stale])
  })

  test('a second refusal is not asked about again', async () => {
    const ask = vi.fn(() => Promise.resolve(true))
    const server = fakeServer(json(401, stale))
    configureApi({ onReauthenticationRequired: ask })
    await expect(getPasskeyOptions()).rejects.toMatchObject({ kind: 'client', status: 401 })
    expect(ask).toHaveBeenCalledTimes(1)
    expect(server.requests).toHaveLength(2)
    // Each answer is announced once.
    expect(changes).toEqual([stale, stale])
  })

  test('calls that are interrupted together share one question', async () => {
    const ask = vi.fn(() => Promise.resolve(true))
    fakeServer(json(401, stale), json(401, stale), json(200, options))
    configureApi({ onReauthenticationRequired: ask })
    expect(await Promise.all([getPasskeyOptions(), getPasskeyOptions()])).toEqual([
      options,
      options,
    ])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('the call that confirms is never interrupted itself', async () => {
    const ask = vi.fn(() => Promise.resolve(true))
    fakeServer(json(401, stale))
    configureApi({ onReauthenticationRequired: ask })
    await expect(reauthenticate({ credential: {} as never })).rejects.toMatchObject({ status: 401 })
    expect(ask).not.toHaveBeenCalled()
  })
})
