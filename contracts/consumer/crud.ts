import * as api from '@daymark/api'
import type { ApiError } from '@daymark/api'
import type { OperationId } from '@daymark/api/schemas'
import { expect } from 'vitest'
import type { ContentParams, ContentValues } from '../states.ts'
import type { TestedKind } from '../../tests/kinds/testedKind.ts'
import { emptyPage, integer, invalid, notFound, page, string } from './answers.ts'
import { blankName, longName, unknownModule as moduleNotThere } from './faults.ts'
import { promise } from './promise.ts'

type Id = Exclude<keyof ContentValues, 'itemId' | 'uploadId'>
interface Page {
  pageCount: number
  results: object[]
}
interface Problem {
  code: string
  attr: string
}

interface Resource<Body extends object, Update extends object> {
  /** In the singular, as the operations call it; the plural has an s. */
  noun: string
  kind: ContentParams['kind']
  id: Id
  /** What there is when there is one of them; for a second page there are twelve. */
  counts: 'modules' | 'options' | 'widgets'
  calls: {
    list: (params: { module?: number; page?: number; page_size?: number }) => Promise<Page>
    create: (body: Body) => Promise<object>
    get: (id: number) => Promise<object>
    update: (id: number, body: Update) => Promise<object>
    remove: (id: number) => Promise<void>
  }
  /** What the client reads of one of them. */
  fields: object
  body: (values: ContentValues) => Body
  update: Update
  /** Bodies that are refused, and why. */
  refused: Record<string, { body: Partial<Body>; errors: Problem[] }>
}

const missing = 999_999_999
const unknownModule = { code: 'invalid_choice', attr: 'module' }

/** The promises that modules, options and widgets of every kind have in common. */
export function promiseCrud<Body extends object, Update extends object>(
  resource: Resource<Body, Update>,
): void {
  const { noun, kind, id, counts, calls, fields, body, update, refused } = resource
  const operation = (verb: string, plural = '') => `${verb}${noun}${plural}` as OperationId
  const filtered = id !== 'moduleId'
  const one = { kind, [counts]: 1 }
  const refuses = (status: number) => (result: unknown) =>
    expect(result).toMatchObject({ name: 'ApiError', status })
  const given = 'a person with content'

  const list = (text: string, number: number, amount: number, expected: Page['results']) =>
    promise(text, {
      operation: operation('list', 's'),
      given,
      params: { kind, [counts]: amount },
      request: ({ moduleId }) => ({
        query: {
          ...(filtered && { module: moduleId }),
          page: String(number),
          page_size: '10',
        },
      }),
      answer: amount === 0 ? emptyPage : page(fields),
      call: ({ moduleId }) =>
        calls.list({ ...(filtered && { module: moduleId }), page: number, page_size: 10 }),
      expect: ({ results }) => expect(results).toHaveLength(expected.length),
    })
  list('lists nothing when there is nothing', 1, 0, [])
  list('lists the first page', 1, 12, [fields])
  list('lists the second page', 2, 12, [fields])

  promise('tells that a page is not there', {
    operation: operation('list', 's'),
    given,
    params: one,
    request: () => ({ query: { page: '2', page_size: '10' } }),
    answer: notFound,
    call: () => calls.list({ page: 2, page_size: 10 }),
    expect: refuses(404),
  })

  if (filtered) {
    promise('tells that the module is not there', {
      operation: operation('list', 's'),
      given,
      params: { kind },
      request: () => ({ query: { module: String(missing), page: '1', page_size: '10' } }),
      answer: invalid(unknownModule),
      call: () => calls.list({ module: missing, page: 1, page_size: 10 }),
      expect: (result) => expectProblems(result, [unknownModule]),
    })
  }

  promise('creates one', {
    operation: operation('create'),
    given,
    params: { kind },
    request: (values) => ({ body: body(values) }),
    answer: { status: 201, body: fields },
    call: (values) => calls.create(body(values)),
    expect: (created) => expect(created).toHaveProperty('id'),
  })

  for (const [text, { body: fault, errors }] of Object.entries(refused)) {
    promise(`refuses ${text}`, {
      operation: operation('create'),
      given,
      params: { kind },
      request: (values) => ({ body: { ...body(values), ...fault } }),
      answer: invalid(...errors),
      call: (values) => calls.create({ ...body(values), ...fault }),
      expect: (result) => expectProblems(result, errors),
    })
  }

  promise('reads one', {
    operation: operation('get'),
    given,
    params: one,
    request: () => ({ id }),
    answer: { status: 200, body: fields },
    call: (values) => calls.get(values[id]),
    expect: (read) => expect(read).toHaveProperty('name'),
  })

  promise('saves one', {
    operation: operation('update'),
    given,
    params: one,
    request: () => ({ id, body: update }),
    answer: { status: 200, body: { ...fields, ...update } },
    call: (values) => calls.update(values[id], update),
    expect: (saved) => expect(saved).toMatchObject(update),
  })

  promise('refuses a blank name', {
    operation: operation('update'),
    given,
    params: one,
    request: () => ({ id, body: { ...update, name: '' } }),
    answer: invalid({ code: 'blank', attr: 'name' }),
    call: (values) => calls.update(values[id], { ...update, name: '' }),
    expect: (result) => expectProblems(result, [{ code: 'blank', attr: 'name' }]),
  })

  promise('deletes one', {
    operation: operation('delete'),
    given,
    params: one,
    request: () => ({ id }),
    answer: { status: 204 },
    call: (values) => calls.remove(values[id]),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })

  const gone = [
    ['get', undefined, () => calls.get(missing)],
    ['update', update, () => calls.update(missing, update)],
    ['delete', undefined, () => calls.remove(missing)],
  ] as const
  for (const [verb, changed, call] of gone) {
    promise('tells that it is not there', {
      operation: operation(verb),
      given,
      params: { kind },
      request: () => ({ id: missing, ...(changed && { body: changed }) }),
      answer: notFound,
      call: (): Promise<unknown> => call(),
      expect: refuses(404),
    })
  }
}

type Calls = Resource<object, object>['calls']

/** The generated calls of a resource. Throws when the client lacks one. */
export function callsOf(noun: string): Calls {
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

/** The promises about modules and widgets, which have nothing but a name in every kind. */
export function promiseModulesAndWidgets({ kind, nouns }: TestedKind): void {
  promiseCrud({
    noun: nouns.module,
    kind,
    id: 'moduleId',
    counts: 'modules',
    calls: callsOf(nouns.module),
    fields: { id: integer(2), name: string('Health') },
    body: () => ({ name: 'Health' }),
    update: { name: 'Well-being' },
    refused: { ...blankName, ...longName },
  })
  promiseCrud({
    noun: nouns.widget,
    kind,
    id: 'widgetId',
    counts: 'widgets',
    calls: callsOf(nouns.widget),
    fields: { id: integer(3), module: integer(2), name: string('Today') },
    body: ({ moduleId }) => ({ module: moduleId, name: 'Today' }),
    update: { name: 'This day' },
    refused: { ...blankName, ...longName, ...moduleNotThere },
  })
}

/** The errors as the forms get them. */
export function expectProblems(result: unknown, problems: Problem[]): void {
  expect(result).toMatchObject({ name: 'ApiError', kind: 'validation', status: 400 })
  const { errors } = result as ApiError
  expect(errors).toEqual(
    problems.map(({ code, attr }) =>
      attr === 'non_field_errors' ? { code } : { code, field: attr },
    ),
  )
}
