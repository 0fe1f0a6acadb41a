import type { Recorded } from './transcript.ts'

type Flow = 'login_by_code' | 'verify_email' | 'mfa_signup_webauthn'

const user = {
  id: 4,
  display: 'bert',
  email: 'bert@example.com',
  username: 'bert',
  language: 'nl',
  timeZone: 'Europe/Amsterdam',
}
export const byCode = { method: 'code', at: 1795207070.89, email: 'bert@example.com' }
export const byPasskey = {
  method: 'mfa',
  at: 1795207072.27,
  id: 10,
  type: 'webauthn',
  passwordless: true,
}
export const again = {
  method: 'mfa',
  at: 1795207072.33,
  id: 10,
  type: 'webauthn',
  reauthenticated: true,
}

/** 401 with the flows that are open to the anonymous; one may be pending. */
export function anonymous(pending?: Flow): Recorded {
  const flows: { id: string; is_pending?: true }[] = [
    { id: 'login' },
    pending === 'login_by_code' ? { id: pending, is_pending: true } : { id: 'login_by_code' },
    { id: 'signup' },
    { id: 'mfa_login_webauthn' },
  ]
  if (pending && pending !== 'login_by_code') flows.push({ id: pending, is_pending: true })
  return { status: 401, body: { status: 401, data: { flows }, meta: { is_authenticated: false } } }
}

export function signedIn(...methods: object[]): Recorded {
  const data = { user, methods }
  return { status: 200, body: { status: 200, data, meta: { is_authenticated: true } } }
}

export const mustConfirm: Recorded = {
  status: 401,
  body: {
    status: 401,
    data: { user, methods: [byCode], flows: [{ id: 'reauthenticate' }] },
    meta: { is_authenticated: true },
  },
}

/** A 400 of the account API; without a param it is about the form. */
export function refused(code: string, param?: string): Recorded {
  const error = param === undefined ? { message: 'x', code } : { message: 'x', code, param }
  return { status: 400, body: { status: 400, errors: [error] } }
}

export const conflict: Recorded = { status: 409, body: { status: 409 } }
export const tooMany: Recorded = { status: 429, body: { status: 429 } }
export const noMail: Recorded = { status: 403, body: { status: 403 } }
export const done: Recorded = { status: 200, body: { status: 200 } }
export const csrfPage: Recorded = { status: 403, body: 'a page' }
export const empty400: Recorded = { status: 400, body: '' }

/** A list of addresses: verified or not. */
export function addresses(...verified: boolean[]): Recorded {
  const data = verified.map((value, index) => ({
    email: 'x@example.com',
    verified: value,
    primary: index === 0,
  }))
  return { status: 200, body: { status: 200, data } }
}

export const passkey = {
  type: 'webauthn',
  created_at: 1795206955.05,
  last_used_at: null,
  id: 2,
  name: 'x',
  is_passwordless: true,
}

export function passkeys(...list: object[]): Recorded {
  return { status: 200, body: { status: 200, data: list } }
}

export const passkeyAdded: Recorded = {
  status: 200,
  body: { status: 200, data: passkey, meta: { recovery_codes_generated: false } },
}

export const passkeyRenamed: Recorded = { status: 200, body: { status: 200, data: passkey } }

const descriptor = { type: 'public-key', id: 'AAAA' }

/** Creation options; `known` passkeys are excluded. */
export function creationOptions(known: number): Recorded {
  const publicKey = {
    rp: { name: 'x', id: 'localhost' },
    user: { name: 'x', id: 'NA', displayName: 'x' },
    challenge: 'x',
    // One algorithm less than recorded: secp256k1 cannot be verified here.
    pubKeyCredParams: Array.from({ length: 6 }, () => ({ type: 'public-key', alg: -7 })),
    excludeCredentials: Array.from({ length: known }, () => descriptor),
    authenticatorSelection: {
      residentKey: 'required',
      userVerification: 'required',
      requireResidentKey: true,
    },
    extensions: { credProps: true },
  }
  return { status: 200, body: { status: 200, data: { creation_options: { publicKey } } } }
}

export function requestOptions(known: number): Recorded {
  const publicKey = {
    challenge: 'x',
    rpId: 'localhost',
    allowCredentials: Array.from({ length: known }, () => descriptor),
    userVerification: 'preferred',
  }
  return { status: 200, body: { status: 200, data: { request_options: { publicKey } } } }
}

/** A 400 of the content API: pairs of field and code. */
export function invalid(...errors: [attr: string, code: string][]): Recorded {
  const list = errors.map(([attr, code]) => ({ code, detail: 'x', attr }))
  return { status: 400, body: { type: 'validation_error', errors: list } }
}

function clientError(status: number, code: string): Recorded {
  return { status, body: { type: 'client_error', errors: [{ code, detail: 'x', attr: null }] } }
}

export const notFound = clientError(404, 'not_found')
export const forbidden = clientError(403, 'permission_denied')
export const parseError = clientError(400, 'parse_error')
export const notAcceptable = clientError(406, 'not_acceptable')
export const unsupported = clientError(415, 'unsupported_media_type')
export const notAllowed = clientError(405, 'method_not_allowed')
export const deleted: Recorded = { status: 204, body: '' }

export function found(body: unknown): Recorded {
  return { status: 200, body }
}

export function created(body: unknown): Recorded {
  return { status: 201, body }
}

export function page(pageCount: number, ...results: unknown[]): Recorded {
  return { status: 200, body: { pageCount, results } }
}

export const module = { id: 2, user: 12, createdAt: '2026-11-20 20:40:22.908965+00:00', name: 'x' }
export const todoOption = { id: 6, module: 2, name: 'x', text: 'x' }
export const todoItem = { id: 5, module: 2, date: '2026-03-01', option: 6, status: 'todo' }
export const item = { id: 5, module: 2, date: '2026-03-01', option: 6 }
export const widget = { id: 3, module: 2, name: 'x' }
export const textOption = {
  id: 4,
  module: 2,
  name: 'x',
  type: 'text',
  text: 'x',
  image: null,
  imageURL: null,
}
export const emptyImageOption = { ...textOption, type: 'image', text: null }
export const imageOption = { ...emptyImageOption, image: 11, imageURL: 'x' }
export const ticket = {
  id: 2,
  user: 12,
  createdAt: '2026-11-20 20:40:23.761916+00:00',
  fileUUID: 'x',
  fileName: 'cat.png',
  fileUploadURL: 'x',
}
