import { pathsOf, type TestedKind } from '@daymark/backend/testing/kinds/testedKind.ts'
import type { Call } from '../states.ts'

export const day = '2026-01-15'
export const otherDay = '2026-01-16'

export type ModulePart = 'module' | 'option' | 'widget'
export type Body = Record<string, unknown>

/** Differences of a call from the usual one: its caller, how often, and the name of its id. */
type Details = Pick<Call, 'by' | 'times' | 'as'>

/** The smallest PNG there is. */
export const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Returns the calls that make what a person of a state has: what one of them does not say, the kind knows. */
export function contentsOf(kind: TestedKind) {
  const paths = pathsOf(kind)
  const usual = {
    module: { name: 'Health' },
    option: { module: '${moduleId}', name: 'Run', ...kind.option },
    widget: { module: '${moduleId}', name: 'Today' },
  }
  const path = { module: paths.modules, option: paths.options, widget: paths.widgets }
  return {
    make: (part: ModulePart, body: Body = {}, details: Details = {}): Call => ({
      method: 'POST',
      path: path[part],
      body: { ...usual[part], ...body },
      as: `${part}Id`,
      ...details,
    }),
    item: (body: Body = {}, details: Details = {}): Call => {
      const ids = { module: '${moduleId}', option: '${optionId}', date: day }
      if (!paths.items || !kind.item) throw new Error(`${kind.kind} has no items`)
      return {
        method: 'POST',
        path: paths.items,
        body: { ...kind.item(ids), ...body },
        as: 'itemId',
        ...details,
      }
    },
  }
}

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
