import type { ApiError } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect } from 'vitest'

const { arrayContaining, boolean, eachLike, integer, like, nullValue, number, string } = MatchersV3

export const base64url = (example: string) => MatchersV3.regex('^[A-Za-z0-9_-]+$', example)

/** The parts of a response that the pact checks: the status, and of the body only what the client reads. */
export interface ExpectedResponse {
  status: number | ReturnType<typeof MatchersV3.matchStatus>
  body?: object
}

/** Parts of answers that several promises share: only what the client reads, by type. */

const user = {
  id: integer(4),
  email: string('anna@example.com'),
  username: string('anna'),
}

export const signedIn = {
  status: 200,
  body: { status: 200, data: { user }, meta: { is_authenticated: true } },
}

/** The name of the promise about it, once for each resource. */
export const callerIsNotSignedIn = 'tells that the caller is not signed in'

/** A 401 for a visitor; the flows are those that they can begin. */
export const anonymous = {
  status: 401,
  body: {
    status: 401,
    data: { flows: eachLike({ id: string('login_by_code') }) },
    meta: { is_authenticated: false },
  },
}

/** The next step is this flow. */
export const pending = (flow: string) => ({
  status: 401,
  body: {
    status: 401,
    data: { flows: arrayContaining({ id: flow, is_pending: true }) },
    meta: { is_authenticated: false },
  },
})

/** Signed in, but too long ago for this. */
export const reauthenticationRequired = {
  status: 401,
  body: {
    status: 401,
    data: { user, flows: arrayContaining({ id: 'reauthenticate' }) },
    meta: { is_authenticated: true },
  },
}

export const conflict = { status: 409, body: { status: 409 } }
export const tooManyRequests = { status: 429, body: { status: 429 } }

/** 400 of the account API; `param` is missing when no field is to blame. */
export const refused = (code: string, param?: string) => ({
  status: 400,
  body: { status: 400, errors: [{ code, ...(param && { param }) }] },
})

/** 400 of the content API. */
export const invalid = (...errors: { code: string; attr: string }[]) => ({
  status: 400,
  body: { type: 'validation_error', errors },
})

/** Expects the errors of `invalid` as the forms get them. */
export function expectProblems(result: unknown, problems: { code: string; attr: string }[]): void {
  expect(result).toMatchObject({ name: 'ApiError', kind: 'validation', status: 400 })
  const { errors } = result as ApiError
  expect(errors).toEqual(
    problems.map(({ code, attr }) =>
      attr === 'non_field_errors' ? { code } : { code, field: attr },
    ),
  )
}

const clientError = (status: number, code: string) => ({
  status,
  body: { type: 'client_error', errors: [{ code, attr: null }] },
})

/** Refused, whatever the reason: a backend may say that the module is invalid, or that the page is not there. */
export const refusedSomehow: ExpectedResponse = {
  status: MatchersV3.matchStatus(400, MatchersV3.HTTPResponseStatusClass.ClientError),
}

export const notAuthenticated = clientError(401, 'not_authenticated')
export const permissionDenied = clientError(403, 'permission_denied')
export const notFound = clientError(404, 'not_found')

/**
 * Returns a page of this many results, of any number of pages. Each result is written out: a matcher for the whole list would
 * compare the values in it by type only.
 */
export const page = (result: object, amount: number) => ({
  status: 200,
  body: { pageCount: integer(2), results: Array.from({ length: amount }, () => result) },
})

export const emptyPage = { status: 200, body: { pageCount: 0, results: [] } }

/** The options with which the browser creates a passkey that can log in. */
export const creationOptions = {
  status: 200,
  body: {
    status: 200,
    data: {
      creation_options: {
        publicKey: {
          rp: { id: string('localhost'), name: string('Daymark') },
          user: {
            id: base64url('NA'),
            name: string('anna@example.com'),
            displayName: string('anna'),
          },
          challenge: base64url('Y2hhbGxlbmdl'),
          pubKeyCredParams: arrayContaining({ type: 'public-key', alg: -7 }),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        },
      },
    },
  },
}

/** Returns the options with which the browser uses a passkey. `allowed` is empty when any passkey of the site may be used. */
export const requestOptions = (allowed: unknown) => ({
  status: 200,
  body: {
    status: 200,
    data: {
      request_options: {
        publicKey: {
          challenge: base64url('Y2hhbGxlbmdl'),
          rpId: string('localhost'),
          allowCredentials: allowed,
          userVerification: string('preferred'),
        },
      },
    },
  },
})

/** Some address at this host. */
export const at = (host: string) => MatchersV3.regex(`^[^@]+@${host}$`, `anna@${host}`)

/** In any order: django-allauth does not sort them, and on PostgreSQL a changed one moves. */
export const emailAddresses = (...addresses: object[]) => ({
  status: 200,
  body: { status: 200, data: addresses.length > 1 ? arrayContaining(...addresses) : addresses },
})

export const passkey = (name: unknown = string('My laptop')) => ({
  type: 'webauthn',
  id: integer(7),
  name,
  created_at: number(1795206955.25),
})

export { boolean, eachLike, integer, like, nullValue, number, string }
