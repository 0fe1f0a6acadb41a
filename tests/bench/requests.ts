import autocannon, { type Request } from 'autocannon'

/** What is sent again and again: one request, or the groups of several people in turn. */
export interface Load {
  url: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
  /** Each connection begins with another group. */
  groups?: readonly Request[][]
}

interface Extent {
  /** In seconds. */
  duration?: number
  amount?: number
  /** 10 if left out. */
  connections?: number
  /** Count requests that the backend breaks off, instead of throwing. */
  mayBreak?: boolean
}

export interface Measured {
  perSecond: number
  /** Milliseconds that 95 and 99 of 100 requests took at most. */
  p95: number
  p99: number
  broken: number
}

/** Sends the same requests for a while. Throws if the backend refuses one or breaks one off. */
export async function measure({ groups, ...load }: Load, extent: Extent): Promise<Measured> {
  const { connections = 10, mayBreak = false, ...end } = extent
  let next = 0
  const setupClient = groups && {
    setupClient(client: { setRequests: (requests: Request[]) => void }) {
      const at = Math.floor((next++ * groups.length) / connections)
      client.setRequests([...groups.slice(at), ...groups.slice(0, at)].flat())
    },
  }
  const running = autocannon({ ...load, ...end, ...setupClient, connections, timeout: 30 })
  const times: number[] = []
  running.on('response', (_client, _status, _bytes, time) => times.push(time))
  const { requests, non2xx, errors } = await running
  if (non2xx > 0 || (errors > 0 && !mayBreak)) {
    throw new Error(`${load.url}: ${non2xx} requests were refused and ${errors} broken off`)
  }
  times.sort((one, other) => one - other)
  const most = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Number.NaN)
  return { perSecond: requests.average, p95: most(0.95), p99: most(0.99), broken: errors }
}

/** Sends a request for a while: a server that has been up for a while has compiled what it does often. */
export async function warmUp(load: Load): Promise<void> {
  await measure(load, { duration: 4 })
}

export const describe = ({ perSecond, p95, p99, broken }: Measured): string =>
  `${Math.round(perSecond)}/s, p95 ${p95} ms, p99 ${p99} ms${broken > 0 ? `, ${broken} broken off` : ''}`
