import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../../tests/support/servers/servers.ts'

export type Json = Record<string, unknown>

export interface Call {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  /** The body, which is JSON or the bytes of a file. */
  json: Json | undefined
  bytes: Buffer
}

export interface BackendResponse {
  status: number
  headers: Headers
  json: Json | undefined
  text: string
}

export type Pass = (call: Call) => Promise<BackendResponse>

/** Answers a call in the place of the backend, which it can ask with `pass`. */
export type Break = (call: Call, pass: Pass, owners: Owners) => Promise<BackendResponse>

/** By path, the owner of an object: the headers that their browser sends. */
export type Owners = Map<string, Record<(typeof identity)[number], string>>

const identity = ['cookie', 'x-csrftoken'] as const

/** Returns the call as the owner of the object would make it. Returns it unchanged if the owner is unknown. */
export function asOwner(call: Call, owners: Owners, path: string): Call {
  const headers = new Headers(call.headers)
  for (const [name, value] of Object.entries(owners.get(path) ?? {})) headers.set(name, value)
  return { ...call, headers }
}

/** Returns whether the object belongs to another person than the caller. */
export function isForeign({ headers }: Call, owners: Owners, path: string): boolean {
  const owner = owners.get(path)
  return owner !== undefined && owner.cookie !== headers.get('cookie')
}

/** Stands before a backend, and has each call that `concerns` it answered by `breaks`. */
export async function brokenBackend(
  origin: string,
  concerns: (call: { method: string; path: string }) => boolean,
  breaks: Break,
) {
  const owners: Owners = new Map()

  const pass: Pass = async ({ method, path, query, headers, json, bytes }) => {
    const search = query.size > 0 ? `?${query}` : ''
    const body = json ? JSON.stringify(json) : new Uint8Array(bytes)
    const sent: RequestInit = { method, headers, redirect: 'manual' }
    if (body.length > 0) sent.body = body
    const response = await fetch(new URL(path + search, origin), sent)
    const text = await response.text()
    return {
      status: response.status,
      headers: withoutHops(response.headers),
      json: isJson(response.headers) && text ? (JSON.parse(text) as Json) : undefined,
      text,
    }
  }

  const server = createServer((incoming, outgoing) => {
    const answer = async () => {
      const call = await read(incoming)
      const { status, headers, json, text } = await (concerns(call)
        ? breaks(call, pass, owners)
        : pass(call))
      if (call.method === 'POST' && status === 201) {
        owners.set(`${call.path}${String(json?.['id'])}/`, {
          cookie: call.headers.get('cookie') ?? '',
          'x-csrftoken': call.headers.get('x-csrftoken') ?? '',
        })
      }
      outgoing.setHeaders(headers)
      outgoing.writeHead(status)
      outgoing.end(json ? JSON.stringify(json) : text)
    }
    answer().catch((error: unknown) => outgoing.writeHead(502).end(String(error)))
  })
  // On a busy machine it would otherwise close a connection just when the next call is sent on it.
  server.keepAliveTimeout = 0
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function read(incoming: IncomingMessage): Promise<Call> {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost')
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const bytes = await buffer(incoming)
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: withoutHops(headers),
    json: isJson(headers) && bytes.length > 0 ? (JSON.parse(bytes.toString()) as Json) : undefined,
    bytes,
  }
}

const isJson = (headers: Headers) =>
  headers.get('content-type')?.startsWith('application/json') ?? false

/** Headers of the connection or of the encoding, not of the message. */
const hops = new Set([
  'host',
  'connection',
  'content-length',
  'content-encoding',
  'accept-encoding',
  'transfer-encoding',
])

const withoutHops = (headers: Headers) =>
  new Headers([...headers].filter(([name]) => !hops.has(name)))
