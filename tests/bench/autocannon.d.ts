// The part of autocannon that the bench uses; the package brings no types.
declare module 'autocannon' {
  interface Options {
    url: string
    method?: string
    headers?: Record<string, string>
    body?: string
    /** One after the other, on each connection. */
    requests?: readonly { method: string; path: string; body?: string }[]
    connections?: number
    duration?: number
    /** Seconds to wait for an answer. */
    timeout?: number
    amount?: number
  }
  interface Result {
    requests: { average: number }
    latency: { average: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
