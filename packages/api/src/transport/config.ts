export interface ApiConfig {
  /** Where the API is, scheme to port. By default where the page comes from; outside a browser it must be set. */
  origin: string
  /** How long a call that changes something may take, in milliseconds. */
  timeout: number
  /** How long a call that reads may take, in milliseconds. */
  readTimeout: number
  /** The cookies as `document.cookie` gives them; read again for each request. */
  readCookies: () => string
  /** The name of the cookie with the CSRF token. */
  csrfCookie: string
  /**
   * The language that the person has chosen, as a language tag; undefined while they have not. It is sent as
   * `Accept-Language: nl, *;q=0`, "this one and no other", which no browser sends otherwise: a server on another
   * origin does not see the cookie that keeps the choice.
   */
  chosenLanguage: () => string | undefined
  /**
   * The `id` of the account that this page belongs to, and of the one that is logged in in this browser as far as its
   * tabs have heard of it. Undefined for a visitor, or when not known.
   */
  users: () => { page?: number | undefined; browser?: number | undefined }
  /**
   * Called when the server asks the signed-in person to confirm with a passkey (401 with
   * `meta.is_authenticated: true`). Resolve with true once that is done: the interrupted request is then
   * sent again, once. Calls that are interrupted at the same time share one question.
   */
  onReauthenticationRequired: (() => Promise<boolean>) | undefined
  /** Compares each answer with the description; see `checkAnswer` of `@daymark/api/schemas`. */
  checkAnswer: ((method: string, path: string, status: number, body: unknown) => void) | undefined
}

const defaults = (): ApiConfig => ({
  origin: globalThis.location?.origin ?? '',
  timeout: 30_000,
  readTimeout: 10_000,
  readCookies: () => globalThis.document?.cookie ?? '',
  csrfCookie: 'csrftoken',
  chosenLanguage: () => undefined,
  users: () => ({}),
  onReauthenticationRequired: undefined,
  checkAnswer: undefined,
})

let current: ApiConfig | undefined

export const apiConfig = (): ApiConfig => (current ??= defaults())

/** Changes settings of the transport for all calls that follow; what is left out keeps its value. */
export function configureApi(settings: Partial<ApiConfig>): void {
  current = { ...apiConfig(), ...settings }
}

export const isOtherOrigin = (url: string): boolean =>
  globalThis.location !== undefined && new URL(url).origin !== globalThis.location.origin
