import { MatchersV3, PactV4 } from '@pact-foundation/pact'
import { configureApi } from '@daymark/api'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { examples } from '../examples.ts'
import { pactOf } from '../pactFiles.ts'

const { fromProviderState, regex } = MatchersV3
// Every state with a browser has the same examples of these.
const { cookie, csrfToken, origin } = examples['a person']

/** The pact of the test file that runs. Each file writes a part of its own, because they run at the same time. */
export const pact = new PactV4({ ...pactOf(expect.getState().testPath ?? ''), logLevel: 'error' })

/** The headers of a request that only reads. The provider state fills them in. */
export const readHeaders = { Cookie: fromProviderState('${cookie}', cookie) }

/** The headers of a request that changes something. */
export const changeHeaders = {
  ...readHeaders,
  'X-CSRFTOKEN': fromProviderState('${csrfToken}', csrfToken),
  Origin: fromProviderState('${origin}', origin),
}

/** The headers of a request that changes something and has a body. */
export const jsonHeaders = {
  ...changeHeaders,
  'Content-Type': regex('^application/json', 'application/json'),
}

/** Called when the client asks the person to confirm who they are. The person declines. */
export const declineToConfirm = vi.fn(() => Promise.resolve(false))

/**
 * Connects the app's client to the mock server. Adds to its requests what a browser adds: the cookies, and the origin of
 * the page.
 */
export function openApp(mockServer: string, browser: { cookie?: string; origin?: string } = {}) {
  const sent = { cookie, origin, ...browser }
  configureApi({
    origin: mockServer,
    readCookies: () => sent.cookie,
    onReauthenticationRequired: declineToConfirm,
  })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: Request, init?: RequestInit) => {
    const request = new Request(input, init)
    request.headers.set('Cookie', sent.cookie)
    if (request.method !== 'GET') request.headers.set('Origin', sent.origin)
    return fetch(request)
  })
}

const names = new Set<string>()

beforeEach(({ task }) => {
  // Pact keeps only the last of two interactions with the same description, which is the name of the test.
  if (names.has(task.name)) throw new Error(`Two tests are called "${task.name}"`)
  names.add(task.name)
})

afterEach(() => {
  vi.unstubAllGlobals()
  declineToConfirm.mockClear()
})
