// The part of autocannon that the bench uses; the package brings no types.
declare module 'autocannon' {
  export interface Request {
    method: string
    path: string
    headers?: Record<string, string>
    body?: string
  }
  interface Options {
    url: string
    method?: string
    headers?: Record<string, string>
    body?: string
    connections?: number
    duration?: number
    /** Seconds to wait for an answer. */
    timeout?: number
    amount?: number
    setupClient?: (client: { setRequests: (requests: Request[]) => void }) => void
  }
  interface Result {
    requests: { average: number }
    non2xx: number
    errors: number
  }
  interface Running extends Promise<Result> {
    /** `time` in milliseconds. */
    on: (
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, time: number) => void,
    ) => void
  }
  export default function autocannon(options: Options): Running
}
