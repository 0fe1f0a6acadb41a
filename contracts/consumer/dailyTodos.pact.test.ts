import {
  createDailyTodoItem,
  createDailyTodoOption,
  deleteDailyTodoOption,
  getDailyTodoOption,
  listDailyTodoItems,
  listDailyTodoOptions,
  updateDailyTodoItem,
  updateDailyTodoOption,
} from '@daymark/api'
import { expect } from 'vitest'
import { dailyTodos } from '../../tests/kinds/dailyTodos.ts'
import { emptyPage, integer, invalid, notFound, page, string } from './answers.ts'
import { blankName, longName, unknownModule } from './faults.ts'
import { expectProblems, promiseCrud, promiseModulesAndWidgets } from './crud.ts'
import { promise } from './promise.ts'

const kind = 'dailyTodos'
const date = '2026-01-15'

promiseModulesAndWidgets(dailyTodos)

promiseCrud({
  noun: 'DailyTodoOption',
  kind,
  id: 'optionId',
  counts: 'options',
  calls: {
    list: listDailyTodoOptions,
    create: createDailyTodoOption,
    get: getDailyTodoOption,
    update: updateDailyTodoOption,
    remove: deleteDailyTodoOption,
  },
  fields: { id: integer(6), module: integer(2), name: string('Run'), text: string('Go running') },
  body: ({ moduleId }) => ({ module: moduleId, name: 'Run', text: 'Go running' }),
  update: { name: 'Walk', text: 'Go for a walk' },
  refused: {
    ...blankName,
    ...longName,
    ...unknownModule,
    'a blank text': { body: { text: '' }, errors: [{ code: 'blank', attr: 'text' }] },
  },
})

const item = { id: integer(9), option: integer(6), status: string('todo') }

promise('lists those of a day', {
  operation: 'listDailyTodoItems',
  given: 'a person with content',
  params: { kind, options: 1, item: true },
  request: ({ moduleId }) => ({
    query: { module: moduleId, date, page: '1', page_size: '100' },
  }),
  answer: page({ ...item, status: 'todo' }),
  call: ({ moduleId }) => listDailyTodoItems({ module: moduleId, date, page: 1, page_size: 100 }),
  expect: ({ results }) => expect(results).toMatchObject([{ option: 6, status: 'todo' }]),
})

promise('lists nothing for a day without any', {
  operation: 'listDailyTodoItems',
  given: 'a person with content',
  params: { kind, options: 1 },
  request: ({ moduleId }) => ({
    query: { module: moduleId, date, page: '1', page_size: '100' },
  }),
  answer: emptyPage,
  call: ({ moduleId }) => listDailyTodoItems({ module: moduleId, date, page: 1, page_size: 100 }),
  expect: ({ results }) => expect(results).toEqual([]),
})

promise('tells that the module is not there', {
  operation: 'listDailyTodoItems',
  given: 'a person with content',
  params: { kind },
  request: () => ({ query: { module: '999999999', date } }),
  answer: invalid({ code: 'invalid_choice', attr: 'module' }),
  call: () => listDailyTodoItems({ module: 999_999_999, date }),
  expect: (error) => expectProblems(error, [{ code: 'invalid_choice', attr: 'module' }]),
})

promise('creates the status of a day', {
  operation: 'createDailyTodoItem',
  given: 'a person with content',
  params: { kind, options: 1 },
  request: ({ moduleId, optionId }) => ({
    body: { module: moduleId, option: optionId, date, status: 'done' },
  }),
  answer: { status: 201, body: { ...item, status: 'done' } },
  call: ({ moduleId, optionId }) =>
    createDailyTodoItem({ module: moduleId, option: optionId, date, status: 'done' }),
  expect: (created) => expect(created).toMatchObject({ id: 9, status: 'done' }),
})

promise('refuses a second status for an option on the same day', {
  operation: 'createDailyTodoItem',
  given: 'a person with content',
  params: { kind, options: 1, item: true },
  request: ({ moduleId, optionId }) => ({
    body: { module: moduleId, option: optionId, date, status: 'done' },
  }),
  answer: invalid({ code: 'unique', attr: 'non_field_errors' }),
  call: ({ moduleId, optionId }) =>
    createDailyTodoItem({ module: moduleId, option: optionId, date, status: 'done' }),
  expect: (error) => expectProblems(error, [{ code: 'unique', attr: 'non_field_errors' }]),
})

promise('changes the status', {
  operation: 'updateDailyTodoItem',
  given: 'a person with content',
  params: { kind, options: 1, item: true },
  request: () => ({ id: 'itemId', body: { status: 'skip' } }),
  answer: { status: 200, body: { ...item, status: 'skip' } },
  call: ({ itemId }) => updateDailyTodoItem(itemId, { status: 'skip' }),
  expect: (changed) => expect(changed).toMatchObject({ status: 'skip' }),
})

promise('tells that it is not there', {
  operation: 'updateDailyTodoItem',
  given: 'a person with content',
  params: { kind },
  request: () => ({ id: 999_999_999, body: { status: 'skip' } }),
  answer: notFound,
  call: () => updateDailyTodoItem(999_999_999, { status: 'skip' }),
  expect: (error) => expect(error).toMatchObject({ name: 'ApiError', status: 404 }),
})
