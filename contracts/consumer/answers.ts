import { MatchersV3 } from '@pact-foundation/pact'

// Parts of answers that several promises share: only what the app reads, by type unless the app depends on the value.

const { arrayContaining, eachLike, equal, integer, regex, string } = MatchersV3

export const base64url = (example: string) => regex('^[A-Za-z0-9_-]+$', example)

/** An address with its origin. The app may be on another one. */
export const absoluteUrl = regex('^https?://[^/]+/.+', 'http://localhost:8000/media/7d4b/cat.png')

const user = {
  id: integer(4),
  email: string('anna@example.com'),
  username: string('anna'),
}

/** 200 of the account API. */
export const signedIn = { status: 200, data: { user }, meta: { is_authenticated: true } }

/** 401 for a visitor. The flows are those that a visitor can begin. */
export const anonymous = {
  status: 401,
  data: { flows: eachLike({ id: string('login_by_code') }) },
  meta: { is_authenticated: false },
}

/** 401 whose next step is this flow. */
export const pending = (flow: string) => ({
  status: 401,
  data: { flows: arrayContaining({ id: flow, is_pending: true }) },
  meta: { is_authenticated: false },
})

/** 401 for a person who signed in too long ago. */
export const reauthenticationRequired = {
  status: 401,
  data: { user, flows: arrayContaining({ id: 'reauthenticate' }) },
  meta: { is_authenticated: true },
}

/** A failure: its status, and the body where the app reads it. */
export interface Refusal {
  status: number | ReturnType<typeof MatchersV3.matchStatus>
  body?: object
}

/** A failure of the account API, which repeats the status in the body. */
export const accountRefusal = (body: { status: number; errors?: object[] }): Refusal => ({
  status: body.status,
  body,
})

/** 409 and 429 of the account API. */
export const conflict = accountRefusal({ status: 409 })
export const tooMany = accountRefusal({ status: 429 })

/** 400 of the account API. `param` is missing if the error is not about one field. */
export const refused = (code: string, param?: string) =>
  accountRefusal({ status: 400, errors: [{ code, ...(param && { param }) }] })

/** Any status from 400 to 499. A backend may answer that the module is invalid, or that the page does not exist. */
export const anyRefusal: Refusal = {
  status: MatchersV3.matchStatus(400, MatchersV3.HTTPResponseStatusClass.ClientError),
}

/** A pattern of every text but this one. The verifier's patterns know no "not". */
const otherThan = (word: string): string =>
  word === '' ? '.+' : `(|[^${word[0]}].*|${word[0]}${otherThan(word.slice(1))})`

/**
 * Returns a part of an answer that must not have these members; it may have others.
 */
export const lacking = (names: readonly string[], body: Record<string, unknown>) =>
  MatchersV3.eachKeyMatches(
    byValue(body) as Record<string, unknown>,
    names.map((name) => regex(`^${otherThan(name)}$`, 'other')),
  )

/** A matcher for the keys of an object ignores its values, unless these have matchers too. */
function byValue(value: unknown): unknown {
  if (MatchersV3.isMatcher(value)) return value
  if (Array.isArray(value)) return value.map(byValue)
  if (typeof value !== 'object' || value === null) return equal(value)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, byValue(one)]))
}

/** The headers of errors of the content API. RFC 9457 has a type of its own for errors. The app reads both. */
export const errorHeaders = {
  'Content-Type': regex('^application/(problem\\+)?json', 'application/json'),
}

/** 400 of the content API. */
export const invalid = (code: string, attr: string): Refusal => ({
  status: 400,
  body: { type: 'validation_error', errors: [{ code, attr }] },
})

const clientError = (status: number, code: string): Refusal => ({
  status,
  body: { type: 'client_error', errors: [{ code, attr: null }] },
})

/** 401, 403 and 404 of the content API. */
export const notAuthenticated = clientError(401, 'not_authenticated')
export const permissionDenied = clientError(403, 'permission_denied')
export const notFound = clientError(404, 'not_found')

/**
 * Returns a page of results, of any number of pages. Write each result out: a matcher for the whole list would
 * compare the values in it by type only.
 */
export const page = (...results: object[]) => ({ pageCount: integer(2), results })

export const emptyPage = { pageCount: 0, results: [] }

/** The options with which the browser creates a passkey that can log in. */
export const creationOptions = {
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
}

/** The options with which the browser uses a passkey. `allowed` is empty if the user may choose any passkey of the site. */
export const requestOptions = (allowed: unknown) => ({
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
})
