import { pathsOf } from '@daymark/backend/testing/kinds/testedKind.ts'
import { apiOperations, type OperationId } from '@daymark/api/schemas'
import type { V3ProviderState } from '@pact-foundation/pact'
import type { Call, Made } from '../states.ts'
import type { Kind } from './kinds/kind.ts'

type StateParameters = NonNullable<V3ProviderState['parameters']>

/** Returns the parameters of the state "a person with content". The person has made these calls before. */
export const content = (...calls: Call[]) => ({ calls }) as object as StateParameters

export const day = '2026-01-15'
export const otherDay = '2026-01-16'

type Body = Record<string, unknown>

/** Returns the name of the id of the objects at a path. */
function idOf(path: string): keyof Made | undefined {
  const [, part] = /-(module|option|widget|item|upload)s\//.exec(path) ?? []
  return part ? (`${part}Id` as keyof Made) : undefined
}

/** Returns the path of an operation. The id of one object is a value of the state: `${moduleId}`. */
export const pathOf = (operation: OperationId): string => {
  const { path } = apiOperations[operation]
  return path.replace('{id}', `\${${idOf(path)}}`)
}

/** Returns a call that a state makes. */
export function callOf(operation: OperationId, body?: Body): Call {
  const { method, path } = apiOperations[operation]
  const as = idOf(path)
  return {
    method: method as Call['method'],
    path: pathOf(operation),
    ...(body && { body }),
    ...(method === 'POST' && as && { as }),
  }
}

/** Differences of a call from the usual one: its caller, how often, and the name of its id. */
type Details = Pick<Call, 'by' | 'times' | 'as'>

const creation =
  (path: string, as: NonNullable<Call['as']>, usual: Body) =>
  (body: Body = {}, details: Details = {}): Call => ({
    method: 'POST',
    path,
    body: { ...usual, ...body },
    as,
    ...details,
  })

/** Returns functions for the calls that create what a person has. A body changes members of the usual one. */
export function contentsOf(kind: Kind) {
  const { modules, options, widgets, items } = pathsOf(kind)
  const ids = { module: '${moduleId}', option: '${optionId}', date: day }
  return {
    newModule: creation(modules, 'moduleId', { name: 'Health' }),
    newOption: creation(options, 'optionId', { module: ids.module, name: 'Run', ...kind.option }),
    newWidget: creation(widgets, 'widgetId', { module: ids.module, name: 'Today' }),
    newItem(body: Body = {}, details: Details = {}): Call {
      if (!items || !kind.item) throw new Error(`${kind.kind} has no items`)
      return creation(items, 'itemId', kind.item(ids))(body, details)
    },
  }
}

/** The smallest PNG there is. */
export const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Returns the upload of an image that no option shows yet. */
export const uploadImage = (details: Details = {}): Call => ({
  method: 'POST',
  path: '/api/v1/file-uploads/',
  body: { fileName: 'cat.png' },
  file: { type: 'image/png', base64: pixel },
  as: 'uploadId',
  ...details,
})

export const anotherPerson: Details = { by: 'another person' }

/**
 * Returns a text of so many characters, which begins with an emoji, two letters of other scripts and a combining character.
 * The emoji is two UTF-16 units: a backend that counts those, or bytes, finds it too long.
 */
export const textOf = (length: number) => '🎈日本e\u0301'.padEnd(length + 1, 'n')

export const longName = textOf(50)

/** The longest text of an option. */
export const longText = textOf(2_000)

/** Letters of several scripts, and signs that mean something in HTML and in SQL. */
export const everySign = 'Çà & <b>"é"</b> 日本 100%_ 🎈'
