import * as api from '@daymark/api'
import { apiOperations, type OperationId } from '@daymark/api/schemas'
import { MatchersV3, type V3Request } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import type { Call, Made } from '../states.ts'
import { page } from './answers.ts'
import { content, day } from './contents.ts'
import { jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { fromProviderState, reify } = MatchersV3
const ids: Made = examples['a person with content']
const client = api as unknown as Record<OperationId, (...sent: unknown[]) => Promise<object>>

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
export function promiseTaken({ operation, what, before = [], body, answer }: Omit<Saved, 'reads'>) {
  const { method } = apiOperations[operation]
  const path = pathOf(operation)
  test(`${operation} takes ${what}`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(...before))
      .uponReceiving(task.name)
      .withRequest(method, filled(path), (request) =>
        request.headers(jsonHeaders).jsonBody(replaced(body, asMatcher)),
      )
      .willRespondWith(method === 'POST' ? 201 : 200, (response) => response.jsonBody(answer))
      .executeTest(async ({ url }) => {
        openApp(url)
        const sent = [...idIn(path), replaced(body, asExample)]
        expect(await client[operation](...sent)).toMatchObject(reify(answer) as object)
      }))
}

/** Promises that another call reads what a call has saved. Begins with the operation that has to save it. */
export function promiseReadBack({ operation, what, before = [], body, answer, reads }: Saved) {
  const path = pathOf(reads)
  const isList = reads.startsWith('list')
  test(`${operation} saves and ${reads} reads ${what}`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(...before, callOf(operation, body)))
      .uponReceiving(task.name)
      .withRequest('GET', filled(path), (request) => {
        request.headers(readHeaders)
        if (isList) request.query(replaced(listing, asMatcher) as typeof listing)
      })
      .willRespondWith(200, (response) => response.jsonBody(isList ? page(answer) : answer))
      .executeTest(async ({ url }) => {
        openApp(url)
        const sent = isList ? [replaced(listing, asExample)] : idIn(path)
        const expected = reify(isList ? page(answer) : answer) as object
        expect(await client[reads](...sent)).toMatchObject(expected)
      }))
}

const listing = { module: '${moduleId}', date: day, page: '1', page_size: '100' }

/** Returns a call of a state. */
function callOf(operation: OperationId, body: Record<string, unknown>): Call {
  const { method, path } = apiOperations[operation]
  const as = idOf(path)
  return {
    method: method as Call['method'],
    path: pathOf(operation),
    body,
    ...(method === 'POST' && as && { as }),
  }
}

/** Returns the name of the id of the objects at a path. */
function idOf(path: string): keyof Made | undefined {
  const [, part] = /-(module|option|widget|item|upload)s\//.exec(path) ?? []
  return part ? (`${part}Id` as keyof Made) : undefined
}

const pathOf = (operation: OperationId) => {
  const { path } = apiOperations[operation]
  return path.replace('{id}', `\${${idOf(path)}}`)
}

const template = /\$\{(\w+)\}/g
const idsIn = (text: string) => [...text.matchAll(template)].map(([, name]) => name as keyof Made)
const idIn = (path: string) => idsIn(path).map((name) => ids[name])

/** Returns a text with the examples of its ids. A text that is an id becomes a number. */
function asExample(text: string): unknown {
  const filled = text.replaceAll(template, (_, name: keyof Made) => String(ids[name]))
  return text.startsWith('${') ? Number(filled) : filled
}

const filled = (path: string) => replaced(path, asMatcher) as V3Request['path']

const asMatcher = (text: string) => fromProviderState(text, asExample(text) as string)

/** Returns a body with all texts that name an id replaced. */
function replaced(value: unknown, replace: (text: string) => unknown): unknown {
  if (typeof value === 'string') return idsIn(value).length > 0 ? replace(value) : value
  if (Array.isArray(value)) return value.map((one) => replaced(one, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaced(one, replace)]),
  )
}
