import * as api from '@daymark/api'
import { apiOperations, type OperationId } from '@daymark/api/schemas'
import type { TestedKind } from '@daymark/backend/testing/kinds/testedKind.ts'
import { expect } from 'vitest'
import type { Call } from '../states.ts'
import { type Body, contentsOf, type ModulePart } from './contents.ts'

/** The state in which each promise about a resource is made. */
export const given = 'a person with content'

export interface Resource {
  kind: TestedKind
  part: ModulePart
  /** The members of one that the client reads. */
  fields: object
  /** The changes besides the name. */
  changed?: Body
}

/** Returns what the promises about a resource have in common. */
export function resourceOf({ kind, part, fields, changed = {} }: Resource) {
  const noun = kind.nouns[part]
  const calls = callsOf(noun)
  /** The members of a new one besides its module and its name. */
  const made = part === 'option' ? kind.option : {}
  const { make } = contentsOf(kind)
  const filtered = part !== 'module'
  const id = `${part}Id` as const
  const operation = (verb: string, plural = '') => `${verb}${noun}${plural}` as OperationId
  const change = { name: 'Changed', ...changed }
  const detail = (method: 'PUT' | 'DELETE', body?: Body): Call => {
    const path = apiOperations[operation('get')].path.replace('{id}', `\${${id}}`)
    return { method, path, ...(body && { body }) }
  }
  /** Calls that come before those that create one. */
  const within = filtered ? [make('module')] : []
  const named = (name: string) => ({ ...fields, ...made, name })
  return { part, fields, calls, made, make, filtered, id, operation, change, detail, within, named }
}

export function expectNotFound(result: unknown): void {
  expect(result).toMatchObject({ name: 'ApiError', status: 404 })
}

interface Page {
  pageCount: number
  results: object[]
}

interface Calls {
  list: (params: { module?: number; page?: number; page_size?: number }) => Promise<Page>
  create: (body: object) => Promise<object>
  get: (id: number) => Promise<object>
  update: (id: number, body: object) => Promise<object>
  remove: (id: number) => Promise<void>
}

/** Returns the generated calls of a resource. Throws when the client lacks one. */
function callsOf(noun: string): Calls {
  const call = (name: string) => {
    const found = (api as Record<string, unknown>)[name]
    if (typeof found !== 'function') throw new Error(`There is no call ${name}`)
    return found
  }
  return {
    list: call(`list${noun}s`),
    create: call(`create${noun}`),
    get: call(`get${noun}`),
    update: call(`update${noun}`),
    remove: call(`delete${noun}`),
  } as Calls
}
