import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { readRetryAfter } from '@daymark/api/schemas'
import { publicLookup, requirePublicHost } from './publicAddress.ts'

/** Milliseconds for the whole request. */
const timeLimit = 10_000

interface PushRequest {
  endpoint: string
  headers: Readonly<Record<string, string | number>>
  body: Buffer
}

/** How a push service answered. */
interface PushAnswer {
  status: number
  /** Seconds that it wants to be left alone. Undefined when it does not say. */
  retryAfter: number | undefined
}

/**
 * Sends a message to a push service, and reads no more than the head of its answer. It follows no redirect. Rejects
 * without an answer within ten seconds, and with `NotPublicError` if the host is not on the internet. Plain http, which
 * only tests are allowed to name, goes to this machine.
 */
export async function post({ endpoint, headers, body }: PushRequest): Promise<PushAnswer> {
  const url = new URL(endpoint)
  const isPlain = url.protocol === 'http:'
  if (!isPlain) requirePublicHost(url.hostname)
  const signal = AbortSignal.timeout(timeLimit)
  const options = { method: 'POST', headers, agent: false, signal, lookup: publicLookup }
  const request = (isPlain ? http : https).request(url, options)
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  // A connection that this server gives up ends with an error, too. The caller has its answer by then.
  request.on('error', () => undefined)
  request.end(body)
  const [response] = await answered
  response.on('error', () => undefined).destroy()
  return {
    status: response.statusCode ?? 0,
    retryAfter: readRetryAfter(response.headers['retry-after']),
  }
}
