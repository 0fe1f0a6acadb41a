import { testedKinds } from '@daymark/backend/testing/kinds/index.ts'
import { pathsOf } from '@daymark/backend/testing/kinds/testedKind.ts'
import type { StateName } from '../../states.ts'
import type { BackendResponse, Break, Call, Json } from './proxy.ts'

/** One thing that a backend does wrong. */
export interface Breakage {
  what: string
  /** The words of a promise that is about it, or of each one that has to notice it. */
  named: RegExp | readonly RegExp[]
  /** The only calls that it changes. */
  concerns: (call: { method: string; path: string }) => boolean
  /** Whether it also spoils what a state has made before; only legitimate calls are made there. */
  spoilsStates?: true
  /** States that make calls which it concerns, besides those in their parameters. */
  inState?: StateName
  breaks: Break
  /** How many promises may fail for each kind of module. Twelve if left out. */
  most?: number
}

export type Concerns = Breakage['concerns']

/** The resources of every kind, and where the modules are that they belong to. */
const parts = testedKinds
  .map(pathsOf)
  .flatMap(({ modules, options, widgets, items }) => [
    { path: modules, modules: undefined },
    ...[options, widgets, items].flatMap((path) => (path ? [{ path, modules }] : [])),
  ])

export const isList: Concerns = ({ method, path }) =>
  method === 'GET' && parts.some((part) => part.path === path)

export const isCreation: Concerns = ({ method, path }) =>
  method === 'POST' && parts.some((part) => part.path === path)

/** A call about one object of /api/v1. */
export const isDetail =
  (...methods: string[]): Concerns =>
  ({ method, path }) =>
    methods.includes(method) && /^\/api\/v1\/[^/]+\/[^/]+\/$/.test(path)

/** A call of /api/v1 about a resource, or about one object of it. */
export const isCall =
  (resource: string, ...methods: string[]): Concerns =>
  ({ method, path }) =>
    path.startsWith(`/api/v1/${resource}/`) && (methods.length === 0 || methods.includes(method))

export const isAccount =
  (method: string, path: string): Concerns =>
  (call) =>
    call.method === method && call.path === `/_allauth/browser/v1/${path}`

/** Returns the path of the module with this id that an object at `path` would belong to. */
export function moduleOf(path: string, id: unknown): string {
  const part = parts.find((one) => one.path === path)
  return `${part?.modules}${String(id)}/`
}

/** Breaks the call before the backend gets it. */
export const before =
  (change: (call: Call) => void): Break =>
  (call, pass) => {
    change(call)
    return pass(call)
  }

/** Breaks the answer of the backend. */
export const after =
  (change: (answer: BackendResponse, call: Call) => void): Break =>
  async (call, pass) => {
    const answer = await pass(call)
    change(answer, call)
    return answer
  }

export const without = (parameter: string) =>
  before(({ query }) => {
    query.delete(parameter)
  })

export const answerOf = (status: number, json?: BackendResponse['json']): BackendResponse => ({
  status,
  json,
  text: '',
  headers: new Headers(json && { 'Content-Type': 'application/json' }),
})

/** 404 and 400 of the content API. */
export const notFound = () =>
  answerOf(404, {
    type: 'client_error',
    errors: [{ code: 'not_found', detail: '', attr: null }],
  })
export const refusal = (code: string, attr: string) =>
  answerOf(400, { type: 'validation_error', errors: [{ code, attr, detail: '' }] })

/** Returns the same call as a reading one. */
export const reading = (call: Call): Call => ({
  ...call,
  method: 'GET',
  json: undefined,
  bytes: Buffer.alloc(0),
})

/** Returns the entries of a list that was answered. */
export const resultsOf = (json: BackendResponse['json']) => (json?.['results'] ?? []) as Json[]
