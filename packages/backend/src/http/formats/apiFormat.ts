import type { ApiResponse } from '../routing/apiResponse.ts'
import type { ValidationIssue } from '../routing/inputCheck.ts'

/** How one of the two APIs reads requests and words its responses, where the two differ. */
export interface ApiFormat {
  /** Whether callers who are not signed in may do more than what is open to everybody. */
  open: boolean
  /** Whether a CSRF failure refuses the request also when nobody is signed in. */
  csrfForEverybody: boolean
  /** Whether every response sends the CSRF cookie along. */
  sendsCsrfCookie: boolean
  csrfFailed(reason: string): ApiResponse
  /** Refuses a request whose `Accept` nothing here can satisfy. */
  notAcceptable(accept: string | undefined): ApiResponse | undefined
  /** Reads a request body. `refusal` is the response to a body that cannot be read at all. */
  readBody(
    text: string,
    contentType: string | undefined,
  ): Promise<{ body: unknown } | { refusal: ApiResponse }>
  tooLarge(): ApiResponse
  invalidPath(): ApiResponse
  /** Undefined: faulty parameters are ignored. */
  invalidQuery(issues: readonly ValidationIssue[]): ApiResponse | undefined
  invalidBody(issues: readonly ValidationIssue[]): ApiResponse
  methodNotAllowed(method: string, allow: string): ApiResponse
  unknownPath(): ApiResponse
  /** The response to an error that an operation threw, or undefined when it is a defect. */
  thrown(error: unknown): ApiResponse | undefined
  defect(): ApiResponse
}
