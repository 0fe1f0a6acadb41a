import * as api from '@daymark/api'
import { apiOperations, type OperationId } from '@daymark/api/schemas'
import {
  MatchersV3,
  type V3MockServer,
  type V3ProviderState,
  type V3Request,
} from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import type { Call, StateName } from '../states.ts'
import { errorHeaders, notAuthenticated, page, type Refusal } from './answers.ts'
import { callOf, content, day, pathOf } from './contents.ts'
import { changeHeaders, jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { fromProviderState, reify } = MatchersV3
const client = api as unknown as Record<OperationId, (...sent: unknown[]) => Promise<unknown>>

/** What the app relies on when it makes a call. */
export interface Promised {
  /** Its method and path come from the description. */
  operation: OperationId
  /** The state that it begins in. By default a person with content, who has made the calls `before`. */
  given?: StateName
  params?: object
  before?: readonly Call[]
  /** Takes the place of the path in the description. Here and in what is sent `${moduleId}` is a value of the state. */
  path?: string
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** What the browser sends in the place of the right token and origin. */
  browser?: { csrfToken?: string; origin?: string }
  /** What the app takes as a success. Missing if the body is empty. */
  answer?: object
  headers?: Record<string, MatchersV3.Matcher<string>>
  /** What the app takes as a failure. */
  refusal?: Refusal
}

/** Promises what a call of the app's own client is answered. The title begins with the operation that it is about. */
export function promise(title: string, promised: Promised): void {
  const { operation, given = 'a person with content', params, before = [] } = promised
  const { path = pathOf(operation), query, body, browser = {}, answer, refusal } = promised
  const { method } = apiOperations[operation]
  const values: Values = { ...examples[given] }
  const asMatcher = (text: string) => fromProviderState(text, asExample(text) as string)
  const asExample = (text: string) => exampleOf(text, values)
  const headers = method === 'GET' ? readHeaders : body ? jsonHeaders : changeHeaders
  const state = given === 'a person with content' ? content(...before) : params

  test(title, () =>
    pact
      .addInteraction()
      .given(given, state as V3ProviderState['parameters'])
      .uponReceiving(title)
      .withRequest(method, replaced(path, asMatcher) as V3Request['path'], (request) => {
        request.headers({
          ...headers,
          ...(browser.csrfToken && { 'X-CSRFTOKEN': browser.csrfToken }),
          ...(browser.origin && { Origin: browser.origin }),
        })
        if (query) request.query(replaced(query, asMatcher) as typeof query)
        if (body) request.jsonBody(replaced(body, asMatcher))
      })
      .willRespondWith(refusal?.status ?? statusOf(answer, method), (response) => {
        if (promised.headers) response.headers(promised.headers)
        if (refusal?.body && path.startsWith('/api/v1/')) response.headers(errorHeaders)
        const told = refusal ? refusal.body : answer
        if (told) response.jsonBody(told)
      })
      .executeTest(async ({ url }: V3MockServer) => {
        openApp(url, {
          ...(browser.csrfToken && { cookie: `csrftoken=${browser.csrfToken}` }),
          ...(browser.origin && { origin: browser.origin }),
        })
        const ids = pathOf(operation).match(template)?.map(asExample) ?? []
        const sent = [query, body].filter(Boolean).map((one) => replaced(one, asExample))
        const called = client[operation](...ids, ...sent)
        if (refusal) await expect(called).rejects.toMatchObject(errorOf(refusal))
        else expect(await called).toEqual(answer && mocked(answer))
      }),
  )
}

/** Promises that the content API answers 401 to a visitor who makes this call. */
export const refusesVisitors = (call: Pick<Promised, 'operation' | 'body'>): void =>
  promise(`${call.operation} tells that the caller is not signed in`, {
    ...call,
    given: 'a visitor',
    refusal: notAuthenticated,
  })

/** A call that saves something, and the call that reads it afterwards. */
export interface Saved {
  operation: OperationId
  /** What is saved, as the end of a description: "a name of 50 characters". */
  what: string
  /** The calls that the person has made before. */
  before?: readonly Call[]
  /** As in the calls of a state: `${moduleId}` is an id. */
  body: Record<string, unknown>
  /** The object as both calls answer it. */
  answer: object
  /** Reads one object, or a list whose only entry it is. */
  reads: OperationId
}

/** Promises that a call takes what it has to save, and that another call reads it. */
export function promiseSaved(saved: Saved): void {
  promiseTaken(saved)
  promiseReadBack(saved)
}

/** Promises that a call takes what it has to save. */
export const promiseTaken = ({ operation, what, before, body, answer }: Omit<Saved, 'reads'>) =>
  promise(`${operation} takes ${what}`, { operation, before: before ?? [], body, answer })

/** Promises that another call reads what a call has saved. Begins with the operation that has to save it. */
export function promiseReadBack({ operation, what, before = [], body, answer, reads }: Saved) {
  const isList = reads.startsWith('list')
  promise(`${operation} saves and ${reads} reads ${what}`, {
    operation: reads,
    before: [...before, callOf(operation, body)],
    ...(isList && { query: { module: '${moduleId}', date: day, page: '1', page_size: '100' } }),
    answer: isList ? page(answer) : answer,
  })
}

/** django-allauth repeats the status in the body. */
function statusOf(answer: object | undefined, method: string): number {
  if (!answer) return 204
  if ('status' in answer && typeof answer.status === 'number') return answer.status
  return method === 'POST' ? 201 : 200
}

/** Returns the examples of matchers, as the mock server answers them. `reify` leaves out those of `arrayContaining`. */
const mocked = (body: object): unknown =>
  JSON.parse(
    JSON.stringify(reify(body as Parameters<typeof reify>[0])),
    (_, part: { variants?: unknown } | null) => part?.variants ?? part,
  )

/** Returns the error that the client makes of a refusal. */
function errorOf(refusal: Refusal) {
  const { status, body } = mocked(refusal) as { status: number; body?: { errors?: Found[] } }
  const { errors = [] } = body ?? {}
  return {
    name: 'ApiError',
    kind: status === 400 && errors.length > 0 ? 'validation' : 'client',
    status,
    errors: errors.map(({ code, param, attr }) => {
      const field = param ?? attr
      return field && field !== 'non_field_errors' ? { code, field } : { code }
    }),
  }
}

interface Found {
  code: string
  param?: string
  attr?: string | null
}

type Values = Record<string, number | string>

const template = /\$\{(\w+)\}/g

/**
 * Returns a text with the examples of its values. A text that is nothing but a value becomes the value itself. Throws if the
 * state does not return a value.
 */
function exampleOf(text: string, values: Values): number | string {
  const value = (name: string) => {
    const found = values[name]
    if (found === undefined) throw new Error(`The state does not return ${name}`)
    return found
  }
  const [, whole] = /^\$\{(\w+)\}$/.exec(text) ?? []
  return whole ? value(whole) : text.replaceAll(template, (_, name: string) => `${value(name)}`)
}

/** Returns what is sent with all texts that name a value of the state replaced. */
function replaced(sent: unknown, replace: (text: string) => unknown): unknown {
  if (typeof sent === 'string') return sent.match(template) ? replace(sent) : sent
  if (Array.isArray(sent)) return sent.map((one) => replaced(one, replace))
  if (typeof sent !== 'object' || sent === null) return sent
  return Object.fromEntries(
    Object.entries(sent).map(([name, one]) => [name, replaced(one, replace)]),
  )
}
