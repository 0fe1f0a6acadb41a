import type { Answer } from './answer.ts'
import type { Fault } from './check.ts'

/** How one of the two APIs says what both must be able to say. */
export interface Dialect {
  /** Whether callers who are not signed in may do more than what is open to everybody. */
  open: boolean
  /** Whether a CSRF failure refuses the request also when nobody is signed in. */
  csrfForEverybody: boolean
  /** Whether every answer sends the CSRF cookie along. */
  sendsCsrfCookie: boolean
  csrfFailed(reason: string): Answer
  /** Refuses a request whose `Accept` nothing here can satisfy. */
  notAcceptable(accept: string | undefined): Answer | undefined
  /** Reads a request body. `fault` is the answer for a body that cannot be read at all. */
  readBody(
    text: string,
    contentType: string | undefined,
  ): Promise<{ body: unknown } | { fault: Answer }>
  tooLarge(): Answer
  invalidPath(): Answer
  /** Undefined: faulty parameters are ignored. */
  invalidQuery(faults: readonly Fault[]): Answer | undefined
  invalidBody(faults: readonly Fault[]): Answer
  methodNotAllowed(method: string, allow: string): Answer
  unknownPath(): Answer
  /** The answer to an error that an operation threw, or undefined when it is a defect. */
  thrown(error: unknown): Answer | undefined
  defect(): Answer
}
