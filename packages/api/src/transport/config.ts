export interface ApiConfig {
  /** Where the API is, scheme to port. By default where the page comes from; outside a browser it must be set. */
  origin: string
  /** How long a call may take, in milliseconds. */
  timeout: number
  /** The cookies as `document.cookie` gives them; read anew for each request. */
  readCookies: () => string
  /**
   * The language that the person has chosen, as a language tag; undefined while they have not. It is sent as
   * `Accept-Language: nl, *;q=0`, "this one and no other", which no browser says by itself: a server on another
   * origin does not see the cookie that keeps the choice.
   */
  chosenLanguage: () => string | undefined
  /**
   * Called when the server wants somebody who is signed in to confirm it (401 with
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
  readCookies: () => globalThis.document?.cookie ?? '',
  chosenLanguage: () => undefined,
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
