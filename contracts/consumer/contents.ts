import type { V3ProviderState } from '@pact-foundation/pact'
import type { Call } from '../states.ts'
import type { Kind } from './kinds/kind.ts'

type StateParameters = NonNullable<V3ProviderState['parameters']>

/** Returns the parameters of the state "a person with content". The person has made these calls before. */
export const content = (...calls: Call[]) => ({ calls }) as object as StateParameters

export const day = '2026-01-15'
export const otherDay = '2026-01-16'

type Body = Record<string, unknown>

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
export function contentsOf({ kind, modules, options, widgets, items, option, item }: Kind) {
  const ids = { module: '${moduleId}', option: '${optionId}', date: day }
  return {
    newModule: creation(modules.path, 'moduleId', { name: 'Health' }),
    newOption: creation(options.path, 'optionId', { module: ids.module, name: 'Run', ...option }),
    newWidget: creation(widgets.path, 'widgetId', { module: ids.module, name: 'Today' }),
    newItem(body: Body = {}, details: Details = {}): Call {
      if (!items || !item) throw new Error(`${kind} has no items`)
      return creation(items.path, 'itemId', item(ids))(body, details)
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

/** Makes an option show the image that was uploaded before. */
export const showImage: Call = {
  method: 'PATCH',
  path: '/api/v1/inspiration-options/${optionId}/',
  body: { image: '${uploadId}' },
}

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
