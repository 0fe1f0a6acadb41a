import { createDailyTodoItem, listDailyTodoItems, updateDailyTodoItem } from '@daymark/api'
import { expect } from 'vitest'
import { dailyTodos } from '@daymark/backend/testing/kinds/dailyTodos.ts'
import type { Call } from '../states.ts'
import {
  type ExpectedResponse,
  emptyPage,
  integer,
  invalid,
  notFound,
  page,
  refusedSomehow,
  string,
  expectProblems,
} from './answers.ts'
import { contentsOf, day, otherDay, anotherPerson } from './contents.ts'
import { promiseCrud, promiseModulesAndWidgets } from './crud.ts'
import { promise } from './promise.ts'

const given = 'a person with content'
const date = day
const { make, item } = contentsOf(dailyTodos)
const option = [make('module'), make('option')]

promiseModulesAndWidgets(dailyTodos)

promiseCrud({
  kind: dailyTodos,
  part: 'option',
  fields: { id: integer(6), module: integer(2), name: string('Run'), text: string('Go running') },
  changed: { text: 'Go for a walk' },
})

const fields = { id: integer(9), option: integer(6), status: string('todo') }
const listed = { page: 1, page_size: 100 }

function lists(text: string, calls: Call[], answer: ExpectedResponse, amount: number) {
  promise(text, {
    operation: 'listDailyTodoItems',
    given,
    params: { calls },
    request: ({ moduleId }) => ({
      query: { module: moduleId, date, page: '1', page_size: '100' },
    }),
    answer,
    call: ({ moduleId }) => listDailyTodoItems({ module: moduleId, date, ...listed }),
    expect: ({ results }) => expect(results).toHaveLength(amount),
  })
}
const one = (status: string) => page({ ...fields, status }, 1)
lists(
  'lists those of a module on a day, and no others',
  [...option, item(), ...option, item({ date: otherDay }), item({ status: 'done' })],
  one('done'),
  1,
)
lists('lists nothing of another day', [...option, item({ date: otherDay })], emptyPage, 0)
lists('lists nothing of another module', [...option, item(), make('module')], emptyPage, 0)
lists(
  'lists the status that was changed',
  [
    ...option,
    item(),
    { method: 'PATCH', path: '/api/v1/daily-todo-items/${itemId}/', body: { status: 'skip' } },
  ],
  one('skip'),
  1,
)

promise("gives no second page of another person's module", {
  operation: 'listDailyTodoItems',
  given,
  params: {
    calls: [
      make('module', {}, anotherPerson),
      ...Array.from({ length: 11 }, () => [
        make('option', {}, anotherPerson),
        item({}, anotherPerson),
      ]).flat(),
    ],
  },
  request: ({ moduleId }) => ({
    query: { module: moduleId, date, page: '2', page_size: '10' },
  }),
  answer: refusedSomehow,
  call: ({ moduleId }) => listDailyTodoItems({ module: moduleId, date, page: 2, page_size: 10 }),
  expect: (error) => expect(error).toMatchObject({ name: 'ApiError', status: 400 }),
})

function creates(
  text: string,
  calls: Call[],
  answer: ExpectedResponse,
  check: (result: unknown) => void,
) {
  promise(text, {
    operation: 'createDailyTodoItem',
    given,
    params: { calls },
    request: ({ moduleId, optionId }) => ({
      body: { module: moduleId, option: optionId, date, status: 'done' },
    }),
    answer,
    call: ({ moduleId, optionId }) =>
      createDailyTodoItem({ module: moduleId, option: optionId, date, status: 'done' }),
    expect: check,
  })
}
creates(
  'creates the status of a day',
  option,
  { status: 201, body: { ...fields, status: 'done' } },
  (created) => expect(created).toMatchObject({ id: 9, status: 'done' }),
)
const refuses = (text: string, calls: Call[], problem: { code: string; attr: string }) =>
  creates(text, calls, invalid(problem), (error) => expectProblems(error, [problem]))
refuses('refuses a second status for an option on the same day', [...option, item()], {
  code: 'unique',
  attr: 'non_field_errors',
})
refuses(
  "refuses another person's option",
  [
    make('module', {}, { ...anotherPerson, as: 'otherModuleId' }),
    make('option', { module: '${otherModuleId}' }, anotherPerson),
    make('module'),
  ],
  { code: 'does_not_exist', attr: 'option' },
)

promise('changes the status', {
  operation: 'updateDailyTodoItem',
  given,
  params: { calls: [...option, item()] },
  request: () => ({ id: 'itemId', body: { status: 'skip' } }),
  answer: { status: 200, body: { ...fields, status: 'skip' } },
  call: ({ itemId }) => updateDailyTodoItem(itemId, { status: 'skip' }),
  expect: (changed) => expect(changed).toMatchObject({ status: 'skip' }),
})

promise("does not find another person's", {
  operation: 'updateDailyTodoItem',
  given,
  params: { calls: [...option, item()].map((call) => ({ ...call, ...anotherPerson })) },
  request: () => ({ id: 'itemId', body: { status: 'skip' } }),
  answer: notFound,
  call: ({ itemId }) => updateDailyTodoItem(itemId, { status: 'skip' }),
  expect: (error) => expect(error).toMatchObject({ name: 'ApiError', status: 404 }),
})
