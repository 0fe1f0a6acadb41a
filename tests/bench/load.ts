import autocannon from 'autocannon'
import type { BackendProcess } from '../support/backendProcess.ts'

export interface Load {
  url: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface Measured {
  perSecond: number
  /** Milliseconds that a request took, and 99 of 100 at most. */
  average: number
  p99: number
}

/** Sends a request again and again for a while: a server that has been up for a while has compiled what it does often. */
export async function warmUp(load: Load): Promise<void> {
  await autocannon({ ...load, connections: 10, duration: 4 })
}

/** Sends the same request again and again, ten in parallel by default. Throws if one fails. */
export async function measure(
  load: Load,
  extent: { duration: number } | { amount: number },
  connections = 10,
): Promise<Measured> {
  const { requests, latency, non2xx, errors } = await autocannon({
    ...load,
    connections,
    ...extent,
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${load.url}: not every call succeeded`)
  return { perSecond: requests.average, average: latency.average, p99: latency.p99 }
}

/** Returns the memory of the whole process, in MiB. */
export async function residentMiB(backend: BackendProcess): Promise<number> {
  return Math.round((await backend.usage()).memory.rss / 1_048_576)
}
