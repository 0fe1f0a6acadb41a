import * as api from '@daymark/api'
import type { ApiError } from '@daymark/api'
import { apiOperations, type OperationId } from '@daymark/api/schemas'
import { expect } from 'vitest'
import type { Call } from '../states.ts'
import type { TestedKind } from '@daymark/backend/testing/kinds/testedKind.ts'
import {
  type ExpectedResponse,
  emptyPage,
  integer,
  invalid,
  notFound,
  page,
  refusedSomehow,
  string,
} from './answers.ts'
import { type Body, contentsOf, type ModulePart, anotherPerson } from './contents.ts'
import { promise } from './promise.ts'

interface Problem {
  code: string
  attr: string
}

interface Resource {
  kind: TestedKind
  part: ModulePart
  /** The members of one that the client reads. */
  fields: object
  /** The changes besides the name. */
  changed?: Body
}

const longName = 'n'.repeat(50)
const given = 'a person with content'
const elevenOfAnotherPerson = { ...anotherPerson, times: 11 }

/** The promises that modules, options and widgets of every kind have in common. */
export function promiseCrud({ kind, part, fields, changed = {} }: Resource): void {
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
  const notThere = (result: unknown) =>
    expect(result).toMatchObject({ name: 'ApiError', status: 404 })

  const list = (
    text: string,
    before: Call[],
    number: number,
    answer: ExpectedResponse,
    amount: number,
  ) =>
    promise(text, {
      operation: operation('list', 's'),
      given,
      params: { calls: before },
      request: ({ moduleId }) => ({
        query: { ...(filtered && { module: moduleId }), page: String(number), page_size: '10' },
      }),
      answer,
      call: ({ moduleId }) =>
        calls.list({ ...(filtered && { module: moduleId }), page: number, page_size: 10 }),
      expect: ({ results }) => expect(results).toHaveLength(amount),
    })

  if (filtered) {
    const other = { module: '${otherModuleId}' }
    list(
      'lists nothing of another module',
      [make('module', {}, { as: 'otherModuleId' }), make(part, other), make('module')],
      1,
      emptyPage,
      0,
    )
    promise("gives no second page of another person's module", {
      operation: operation('list', 's'),
      given,
      params: { calls: [make('module', {}, anotherPerson), make(part, {}, elevenOfAnotherPerson)] },
      request: ({ moduleId }) => ({ query: { module: moduleId, page: '2', page_size: '10' } }),
      answer: refusedSomehow,
      call: ({ moduleId }) => calls.list({ module: moduleId, page: 2, page_size: 10 }),
      expect: (result) => expect(result).toMatchObject({ name: 'ApiError', status: 400 }),
    })
  } else {
    list('lists nothing of another person', [make(part, {}, anotherPerson)], 1, emptyPage, 0)
  }
  const last = make(part, { name: 'Yoga' })
  const twelve = [...within, last, make(part, {}, { times: 11 })]
  const named = (name: string) => ({ ...fields, ...made, name })
  list('lists the first page of ten', twelve, 1, page(fields, 10), 10)
  list(
    `lists the second page of two, with the ${filtered ? 'last name' : 'oldest'} at its end`,
    twelve,
    2,
    { status: 200, body: { pageCount: 2, results: [fields, named('Yoga')] } },
    2,
  )

  promise('tells that a page is not there', {
    operation: operation('list', 's'),
    given,
    params: { calls: [...within, make(part)] },
    request: () => ({ query: { page: '2', page_size: '10' } }),
    answer: notFound,
    call: () => calls.list({ page: 2, page_size: 10 }),
    expect: notThere,
  })

  const creates = (text: string, name: string) =>
    promise(text, {
      operation: operation('create'),
      given,
      params: { calls: within },
      request: ({ moduleId }) => ({
        body: { ...(filtered && { module: moduleId }), name, ...made },
      }),
      answer: { status: 201, body: named(name) },
      call: ({ moduleId }) =>
        calls.create({ ...(filtered && { module: moduleId }), name, ...made }),
      expect: (created) => expect(created).toMatchObject({ name }),
    })
  creates('creates one', 'Made')
  creates('takes a name of 50 characters', longName)

  if (filtered) {
    promise("refuses another person's module", {
      operation: operation('create'),
      given,
      params: { calls: [make('module', {}, anotherPerson)] },
      request: ({ moduleId }) => ({ body: { module: moduleId, name: 'Health', ...made } }),
      answer: invalid({ code: 'does_not_exist', attr: 'module' }),
      call: ({ moduleId }) => calls.create({ module: moduleId, name: 'Health', ...made }),
      expect: (result) => expectProblems(result, [{ code: 'does_not_exist', attr: 'module' }]),
    })
  }

  const one = [...within, make(part, { name: 'Made' })]
  const reads = (text: string, before: Call[], body: object) =>
    promise(text, {
      operation: operation('get'),
      given,
      params: { calls: before },
      request: () => ({ id }),
      answer: { status: 200, body },
      call: (values) => calls.get(values[id]),
      expect: (read) => expect(read).toHaveProperty('name'),
    })
  reads('reads what was created', one, named('Made'))
  reads('reads what was changed', [...one, detail('PUT', change)], { ...fields, ...change })

  promise('does not find what was deleted', {
    operation: operation('get'),
    given,
    params: { calls: [...one, detail('DELETE')] },
    request: () => ({ id }),
    answer: notFound,
    call: (values) => calls.get(values[id]),
    expect: notThere,
  })

  const changes = (text: string, name: string) =>
    promise(text, {
      operation: operation('update'),
      given,
      params: { calls: one },
      request: () => ({ id, body: { ...change, name } }),
      answer: { status: 200, body: { ...fields, ...change, name } },
      call: (values) => calls.update(values[id], { ...change, name }),
      expect: (saved) => expect(saved).toMatchObject({ ...change, name }),
    })
  changes('changes one', 'Changed')
  changes('takes a name of 50 characters', longName)

  promise('deletes one', {
    operation: operation('delete'),
    given,
    params: { calls: one },
    request: () => ({ id }),
    answer: { status: 204 },
    call: (values) => calls.remove(values[id]),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })

  const verbs = [
    ['get', undefined, (number: number) => calls.get(number)],
    ['update', change, (number: number) => calls.update(number, change)],
    ['delete', undefined, (number: number) => calls.remove(number)],
  ] as const
  for (const [verb, body, call] of verbs) {
    promise("does not find another person's", {
      operation: operation(verb),
      given,
      params: { calls: one.map((before) => ({ ...before, ...anotherPerson })) },
      request: () => ({ id, body }),
      answer: notFound,
      call: (values): Promise<unknown> => call(values[id]),
      expect: notThere,
    })
  }
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

/** The promises about modules and widgets, which have nothing but a name in every kind. */
export function promiseModulesAndWidgets(kind: TestedKind): void {
  promiseCrud({ kind, part: 'module', fields: { id: integer(2), name: string('Health') } })
  const fields = { id: integer(3), module: integer(2), name: string('Today') }
  promiseCrud({ kind, part: 'widget', fields })
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
