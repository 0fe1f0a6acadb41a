import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact'
import { configureApi } from '@daymark/api'
import { apiOperations, type OperationId } from '@daymark/api/schemas'
import { afterEach, expect, test, vi } from 'vitest'
import type { ExpectedResponse } from './answers.ts'
import { examples } from '../examples.ts'
import { pactOf } from '../pactFiles.ts'
import type { Params, StateName, Values, RequestContext } from '../states.ts'

interface Interaction<Name extends StateName, Result> {
  operation: OperationId
  /** The state, and what is said about it. */
  given: Name
  params?: Params<Name>
  /** What the request must be besides method, path, cookies and CSRF token; `values` are matchers. */
  request?: (values: Values<Name>) => {
    id?: keyof Values<Name> | number
    /** The value of the state that is the path, where a provider may answer at another one. */
    path?: keyof Values<Name>
    query?: Record<string, unknown>
    body?: object
    /** A token that is not the one of the state, in the header and the example's cookie. */
    csrfToken?: string
    /** The origin of another page than those of the front-end. */
    origin?: string
  }
  /** The demanded status, and of the body only what the client reads. */
  answer: {
    status: ExpectedResponse['status']
    body?: object
    headers?: Record<string, MatchersV3.Matcher<string>>
  }
  /** What the app does; `values` are examples. An error that it throws counts as its result. */
  call: (values: Values<Name>) => Promise<Result>
  /** What the app gets. Without it only the status is checked. */
  expect?: (result: NoInfer<Result>) => void
}

/** Parameters of a state, as the library types them: any JSON. */
type Parameters = NonNullable<globalThis.Parameters<Unconfigured['given']>[1]>
type Unconfigured = ReturnType<PactV4['addInteraction']>

const described = new Set<string>()

afterEach(() => void vi.unstubAllGlobals())

/**
 * One promise between client and server: a test that calls the function that the app calls against the
 * Pact mock server, and an interaction in the pact file of this test file.
 */
export function promise<Name extends StateName, Result>(
  text: string,
  interaction: Interaction<Name, Result>,
): void {
  const { operation, given, params, answer } = interaction
  const description = `${operation} ${text}`
  // Pact keeps only the last of two interactions that are called the same.
  if (described.has(description)) throw new Error(`Described twice: ${description}`)
  described.add(description)

  test(description, async () => {
    const values: Values<Name> = examples[given]
    const { method, path, query, headers, body, context } = requestOf(interaction, values)
    await newPact()
      .addInteraction()
      .given(given, params as Parameters)
      .uponReceiving(description)
      .withRequest(method, path, (builder) => {
        builder.headers(headers)
        if (query) builder.query(query)
        if (body) builder.jsonBody(body)
      })
      .willRespondWith(answer.status, (builder) => {
        if (answer.headers) builder.headers(answer.headers)
        if (answer.body) builder.jsonBody(answer.body)
      })
      .executeTest(async ({ url }) => {
        actAsBrowser(url, context)
        const result = await interaction.call(values).catch((error: Result) => error)
        if (interaction.expect) interaction.expect(result)
        else expect(result).toHaveProperty('status', answer.status)
      })
  })
}

/** Returns a pact whose interactions go into the part of the test file that runs. */
export const newPact = () =>
  new PactV4({
    ...pactOf(expect.getState().testPath ?? ''),
    logLevel: 'error',
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  })

function requestOf<Name extends StateName, Result>(
  { operation, request }: Interaction<Name, Result>,
  values: Values<Name>,
) {
  const { method, path } = apiOperations[operation]
  const {
    id,
    path: given,
    query,
    body,
    csrfToken,
    origin,
  } = request?.(matchersOf({ ...values })) ?? {}
  const changes = method !== 'GET'
  const matchers = matchersOf<Record<string, unknown>>({ ...values })
  return {
    method,
    path:
      typeof given === 'string'
        ? (matchers[given] as string)
        : typeof id === 'string'
          ? pathOf(path, id, { ...values })
          : path.replace('{id}', String(id)),
    query: query as Record<string, string> | undefined,
    headers: {
      Cookie: matchers['cookie'] as string,
      ...(changes && {
        'X-CSRFTOKEN': csrfToken ?? (matchers['csrfToken'] as string),
        Origin: origin ?? (matchers['origin'] as string),
      }),
      ...(body && { 'Content-Type': MatchersV3.regex('^application/json', 'application/json') }),
    },
    body,
    context: {
      ...values,
      ...(csrfToken && { cookie: `csrftoken=${csrfToken}` }),
      ...(origin && { origin }),
    },
  }
}

const pathOf = (path: string, id: string, values: Record<string, unknown>) =>
  MatchersV3.fromProviderState(
    path.replace('{id}', `\${${id}}`),
    path.replace('{id}', String(values[id])),
  )

/** Each value as something that the provider state fills in. */
function matchersOf<V extends object>(values: V): V {
  const matcher = ([name, example]: [string, unknown]) =>
    [name, MatchersV3.fromProviderState(`\${${name}}`, example)] as const
  return Object.fromEntries(Object.entries(values).map(matcher)) as V
}

/** A browser adds the cookies and the origin of its page. Here fetch gets them as headers. */
function actAsBrowser(api: string, context: object): void {
  const { cookie = '', origin = '' } = context as Partial<RequestContext>
  configureApi({ origin: api, readCookies: () => cookie })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: Request, init?: RequestInit) => {
    const request = new Request(input, init)
    if (cookie) request.headers.set('Cookie', cookie)
    if (origin && request.method !== 'GET') request.headers.set('Origin', origin)
    return fetch(request)
  })
}
