/**
 * The provider states: the situations that a provider must be able to produce, their parameters, and the values that
 * the provider returns. Each state is independent and creates people of its own, so that interactions can run in any
 * order. A provider that lacks a handler does not compile (`satisfies StateHandlers`).
 */
export interface States {
  /** A visitor with the cookies of a first visit. No account has the address `email`. */
  'a visitor': { params: None; values: RequestContext & { email: string } }
  /** A code was mailed and can be entered: the session has the flow pending. */
  'a visitor who waits for a code': {
    /** `wrongTries`: how many wrong codes were entered before. */
    params: { purpose: 'sign-up' | 'sign-in'; wrongTries?: number }
    values: RequestContext & { code: string }
  }
  /** The address is verified; creation options were asked for, and a passkey answers them. */
  'a visitor who has to create a passkey': { params: None; values: RequestContext & NewPasskey }
  /** An account has a passkey; request options were asked for, and the passkey answers them. */
  'a visitor who owns a passkey': { params: None; values: RequestContext & UsedPasskey }
  /** A signed-in person with one verified address, at example.com, and no passkey. */
  'a person': { params: None; values: RequestContext & { email: string } }
  /**
   * A person who is signed in here and in one other browser, `otherSessionId`. Where the backend does not list sessions, the
   * path leads to an answer that the states give themselves.
   */
  'a person who is signed in elsewhere too': {
    params: None
    values: RequestContext & { sessionsPath: string; otherSessionId: number }
  }
  /**
   * A person who has logged in a moment ago, by a mailed code or with a passkey. Only here do the cookies follow a browser's
   * rules: they are those that it would send to every path of the API, so not one with another path than `/`, and over http
   * not a `Secure` one.
   */
  'a person who has just logged in': { params: { by: 'code' | 'passkey' }; values: RequestContext }
  /** A person who has logged out. The cookies are those of the session before. */
  'a person who has logged out': { params: None; values: RequestContext }
  /**
   * A signed-in person whose app is on another origin than the API: `origin`. Without such an app, the paths lead to an
   * answer of the states themselves.
   */
  'a person whose app is on another origin': {
    params: None
    values: RequestContext & { sessionPath: string; modulesPath: string }
  }
  /** A person who has made these calls already. Each created object is a value. */
  'a person with content': { params: { calls: Call[] }; values: RequestContext & Made }
  /**
   * A signed-in person with one passkey, which answers request options for reauthentication. With
   * `stale` the session is too old for changes of passkeys.
   */
  'a person with a passkey': {
    params: { stale?: true; calls?: Call[] }
    values: RequestContext & UsedPasskey & { passkeyId: number }
  }
  /** Creation options for another passkey were asked for, and a passkey answers them. */
  'a person who adds a passkey': { params: None; values: RequestContext & NewPasskey }
  /**
   * A signed-in person with a second address besides `email`, at example.org: stored and verified, or added
   * and waiting for its `code`, or added while another person has it (`taken`).
   */
  'a person with a second address': {
    params: { address: 'verified' | 'waiting' | 'taken'; calls?: Call[] }
    values: RequestContext & { email: string; address: string; code: string }
  }
  /**
   * A person who has made these calls. The answer of the last one has an `imageURL`, and `imagePath` is its path with the
   * query. An image on another host is treated as an upload URL is.
   */
  'a person with an image': {
    params: { calls: Call[] }
    values: RequestContext & { imagePath: string }
  }
  /**
   * The path of an upload URL, with the query. Where files go to another host, it is a path of the provider that
   * answers 307 with the whole URL, which the verifier follows.
   */
  'a person with an upload URL': { params: None; values: { uploadPath: string } }
  /** The call was made with `email` until the next one is refused. */
  'a limit that is used up': {
    params: { of: 'signUp' | 'requestLoginCode' | 'addEmailAddress' }
    values: RequestContext & { email: string }
  }
}

type None = Record<string, never>

/**
 * The headers that a browser adds: the Cookie header, and with changes the Origin of the page, which is that of
 * the front-end; and the token that the client puts into X-CSRFTOKEN.
 */
export interface RequestContext {
  cookie: string
  csrfToken: string
  origin: string
}

/**
 * A call of the API that was made before, by the person or by another one (the same for the whole state), and
 * that succeeded. `${name}` in its path and its body, also in the name of a member, is a value of the state.
 */
export interface Call {
  by?: 'another person'
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: Record<string, unknown>
  /** 1 unless said. */
  times?: number
  /** The value that the `id` of the last answer becomes. */
  as?: keyof Made
  /** A file that was then sent to the `fileUploadURL` of the answer. */
  file?: { type: string; base64: string }
}

/** The ids of what was made; those that no call names are not there. */
export interface Made {
  moduleId: number
  otherModuleId: number
  optionId: number
  widgetId: number
  itemId: number
  uploadId: number
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

export type StateName = keyof States
export type Params<Name extends StateName> = States[Name]['params']
export type Values<Name extends StateName> = States[Name]['values']

/** The handlers of a provider in TypeScript. A provider in another language does the same over HTTP. */
export type StateHandlers = {
  [Name in StateName]: (params: Params<Name>) => Values<Name> | Promise<Values<Name>>
}
