import { expect, test } from 'vitest'
import { withoutPromise } from './journeys.ts'
import { readPact } from './pactFiles.ts'

const { interactions } = readPact()
const sent = (...requests: Parameters<typeof withoutPromise>[0]) =>
  withoutPromise(requests, [], interactions)
const read = (operation: string, member: string) =>
  withoutPromise([], [{ operation, member }], interactions)

test('the request and the members behind each card are promised', () => {
  const query = ['module', 'page=last', 'page_size']
  expect(sent({ operation: 'listDailyTodoItems', query, status: 200 })).toEqual([])
  expect(read('listDailyTodoItems', 'results[].date')).toEqual([])
  expect(sent()).toEqual([])
})

test('a request that no promise has is named: a query, a page, or a status', () => {
  const operation = 'listDailyTodoItems'
  expect(sent({ operation, query: ['status'], status: 200 })).toEqual([
    'The app sends what no promise has: listDailyTodoItems(status) 200',
  ])
  const lastModules = {
    operation: 'listDailyTodosModules',
    query: ['page=last'],
    status: 200,
  } as const
  expect(sent({ ...lastModules, query: [...lastModules.query] })).toHaveLength(1)
  expect(sent({ operation: 'getWidgets', query: [], status: 404 })).toEqual([
    'The app sends what no promise has: getWidgets 404',
  ])
})

test('a failure that is left out for a reason needs no promise, whatever its query was', () => {
  const query = ['module', 'page', 'page_size']
  expect(sent({ operation: 'listDailyTodoItems', query, status: 401 })).toEqual([])
  expect(sent({ operation: 'getAccount', query: [], status: 404 })).toEqual([])
})

test('a member that no promise has is named', () => {
  expect(read('listDailyTodoItems', 'results[].colour')).toEqual([
    'The app reads what no promise has: results[].colour of listDailyTodoItems',
  ])
  expect(read('confirmLoginCode', 'errors[].message')).toEqual([])
})
