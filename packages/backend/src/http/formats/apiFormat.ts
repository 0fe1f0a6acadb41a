import type { ApiResponse } from '../routing/apiResponse.ts'
import type { ValidationIssue } from '../routing/inputCheck.ts'

/** Reads requests and words responses for one of the two APIs, where they differ. */
export interface ApiFormat {
  /** Whether it is open also to callers who are not signed in; see `open` of an operation. */
  open: boolean
  csrfFailed(reason: string): ApiResponse
  /** Reads a request body. `refusal` is the response to a body that cannot be read at all. */
  readBody(
    text: string,
    contentType: string | undefined,
  ): { body: unknown } | { refusal: ApiResponse }
  tooLarge(): ApiResponse
  /** Undefined: faulty parameters are ignored. */
  invalidQuery(issues: readonly ValidationIssue[]): ApiResponse | undefined
  invalidBody(issues: readonly ValidationIssue[]): ApiResponse
  methodNotAllowed(method: string, allow: string): ApiResponse
  /** For an unknown path, and for an invalid id in a path. */
  notFound(): ApiResponse
  /** The page shows another account than the one that is signed in. */
  otherUser(): ApiResponse
  /** Returns the refusal for a person who must wait. Undefined: the API has limits of its own. */
  throttled(seconds: number): ApiResponse | undefined
  /** The database stays locked by another process. The caller may try again. */
  busy(): ApiResponse
  defect(): ApiResponse
}
