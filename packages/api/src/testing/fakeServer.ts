import { vi } from 'vitest'
import { configureApi } from '../transport/config.ts'

type FakeResponse =
  Response | Promise<Response> | ((request: Request) => Response | Promise<Response>)

const csrfPath = '/api/v1/csrf/'

export const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })

export const html = (status: number, text = '<h1>Trouble</h1>') =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html' } })

/**
 * Stands in for the network: gives the answers in turn (the last one again and again) and keeps the
 * requests. `cookies` is the cookie jar that the transport reads; asking for the CSRF token fills it with
 * `grants`, when given.
 */
export function fakeServer(...answers: FakeResponse[]) {
  const server = {
    requests: [] as Request[],
    tokenRequests: 0,
    cookies: 'csrftoken=first',
    grants: undefined as string | undefined,
  }
  configureApi({ origin: location.origin, readCookies: () => server.cookies })
  vi.stubGlobal('fetch', async (input: Request | URL, init: RequestInit = {}) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname === csrfPath && !(input instanceof Request)) {
      server.tokenRequests += 1
      if (server.grants) server.cookies = server.grants
      return json(200, { status: 'OK' })
    }
    server.requests.push(request)
    const next = answers.length > 1 ? answers.shift() : answers[0]
    const answer = typeof next === 'function' ? await next(request) : await next
    if (!answer) throw new Error('There is no answer left')
    return answer.clone()
  })
  return server
}

/** Returns an answer that never comes, as long as the request is not given up. */
export const never = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    const giveUp = () => reject(signal.reason as Error)
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp)
  })
