import type { ApiResponse } from '../routing/apiResponse.ts'
import type { ValidationIssue } from '../routing/inputCheck.ts'

/** How one of the two APIs reads requests and words its responses, where the two differ. */
export interface ApiFormat {
  /** Whether it is open also to callers who are not signed in; see `open` of an operation. */
  open: boolean
  csrfFailed(reason: string): ApiResponse
  /** Refuses a request whose `Accept` nothing here can satisfy. */
  notAcceptable(accept: string | undefined): ApiResponse | undefined
  /** Reads a request body. `refusal` is the response to a body that cannot be read at all. */
  readBody(
    text: string,
    contentType: string | undefined,
  ): Promise<{ body: unknown } | { refusal: ApiResponse }>
  tooLarge(): ApiResponse
  /** Undefined: faulty parameters are ignored. */
  invalidQuery(issues: readonly ValidationIssue[]): ApiResponse | undefined
  invalidBody(issues: readonly ValidationIssue[]): ApiResponse
  methodNotAllowed(method: string, allow: string): ApiResponse
  /** For a path that there is not, and for an id in one that is none. */
  notFound(): ApiResponse
  defect(): ApiResponse
}
