import { expect } from 'vitest'
import { emptyPage, type ExpectedResponse, notFound, page, refusedSomehow } from './answers.ts'
import type { Call } from '../states.ts'
import { anotherPerson } from './contents.ts'
import { promise } from './promise.ts'
import { expectNotFound, given, type resourceOf } from './resource.ts'

const elevenOfAnotherPerson = { ...anotherPerson, times: 11 }

/** The promises about the list of a resource and its pages. */
export function promiseLists(resource: ReturnType<typeof resourceOf>): void {
  const { part, fields, calls, make, filtered, operation, within, named } = resource
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
    expect: expectNotFound,
  })
}
