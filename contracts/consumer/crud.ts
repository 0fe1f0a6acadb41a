import type { TestedKind } from '@daymark/backend/testing/kinds/testedKind.ts'
import { expect } from 'vitest'
import type { Call } from '../states.ts'
import { expectProblems, integer, invalid, notFound, string } from './answers.ts'
import { anotherPerson } from './contents.ts'
import { promiseLists } from './lists.ts'
import { promise } from './promise.ts'
import { expectNotFound, given, type Resource, resourceOf } from './resource.ts'

const longName = 'n'.repeat(50)

/** The promises that modules, options and widgets of every kind have in common. */
export function promiseCrud(described: Resource): void {
  const resource = resourceOf(described)
  promiseLists(resource)
  const {
    part,
    fields,
    calls,
    made,
    make,
    filtered,
    id,
    operation,
    change,
    detail,
    within,
    named,
  } = resource

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
    expect: expectNotFound,
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
      expect: expectNotFound,
    })
  }
}

/** The promises about modules and widgets, which have nothing but a name in every kind. */
export function promiseModulesAndWidgets(kind: TestedKind): void {
  promiseCrud({ kind, part: 'module', fields: { id: integer(2), name: string('Health') } })
  const fields = { id: integer(3), module: integer(2), name: string('Today') }
  promiseCrud({ kind, part: 'widget', fields })
}
