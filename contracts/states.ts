import type { KindName } from '../tests/kinds/testedKind.ts'

/**
 * The provider states: the situations that a provider must be able to produce, what can be said about
 * them, and what the provider tells back. Each state stands alone and makes people of its own, so that
 * interactions can run in any order. A provider that lacks a handler does not compile
 * (`satisfies StateHandlers`).
 */
export interface States {
  /** Somebody who is not signed in, with the cookies of a first visit. */
  'a visitor': { params: None; values: Visit }
  /** A code was mailed and can be entered: the session has the flow pending. */
  'a visitor who waits for a code': {
    params: { purpose: 'sign-up' | 'sign-in' }
    values: Visit & { code: string }
  }
  /** The address is verified; creation options were asked for, and a passkey answers them. */
  'a visitor who has to create a passkey': { params: None; values: Visit & NewPasskey }
  /** An account has a passkey; request options were asked for, and the passkey answers them. */
  'a visitor who owns a passkey': { params: None; values: Visit & UsedPasskey }
  /** Somebody signed in, with one verified address and no passkey. */
  'a person': { params: None; values: Visit & { email: string } }
  /**
   * Somebody signed in, with one passkey, which answers request options for reauthentication. With
   * `stale` the session is too old for changes of passkeys.
   */
  'a person with a passkey': {
    params: { stale?: true }
    values: Visit & UsedPasskey & { passkeyId: number }
  }
  /** Creation options for a further passkey were asked for, and a passkey answers them. */
  'a person who adds a passkey': { params: None; values: Visit & NewPasskey }
  /**
   * Somebody signed in with a second address besides `email`: stored (verified or not), or added and
   * waiting for its `code`, or added while somebody else has it (`taken`).
   */
  'a person with a second address': {
    params: { address: 'verified' | 'unverified' | 'waiting' | 'taken' }
    values: Visit & { email: string; address: string; code: string }
  }
  /**
   * Somebody signed in who has made modules of a kind. Options and widgets are in the newest module;
   * `item` is that of its first option on 2026-01-15; `image` is an uploaded file that nothing shows yet.
   * An id that there is none for is 0.
   */
  'a person with content': { params: ContentParams; values: Visit & ContentValues }
  /** A ticket for an upload; the path is that of its address, with the query. */
  'a person with an upload ticket': { params: None; values: { uploadPath: string } }
  /** The call was made with `email` until the next one is refused. */
  'a limit that is used up': {
    params: { of: 'signUp' | 'requestLoginCode' | 'addEmailAddress' }
    values: Visit & { email: string }
  }
}

type None = Record<string, never>

/** The Cookie header of a browser, and the token that goes into X-CSRFTOKEN. */
export interface Visit {
  cookie: string
  csrfToken: string
}

/** The parts of a credential as toJSON() gives them, base64url. */
export interface NewPasskey {
  credentialId: string
  clientDataJSON: string
  attestationObject: string
}
export interface UsedPasskey {
  credentialId: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
  userHandle: string
}

export interface ContentParams {
  kind: KindName
  /** 1 unless said. */
  modules?: number
  options?: number
  widgets?: number
  item?: true
  image?: true
}
export interface ContentValues {
  moduleId: number
  optionId: number
  widgetId: number
  itemId: number
  uploadId: number
}

export type StateName = keyof States
export type Params<Name extends StateName> = States[Name]['params']
export type Values<Name extends StateName> = States[Name]['values']

/** What a provider written in TypeScript offers; one in another language does the same over HTTP. */
export type StateHandlers = {
  [Name in StateName]: (params: Params<Name>) => Values<Name> | Promise<Values<Name>>
}
