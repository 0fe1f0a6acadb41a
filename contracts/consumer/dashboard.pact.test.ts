import { createDailyTodosModule, createFileUpload, getCsrf, getWidgets } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect } from 'vitest'
import { eachLike, integer, invalid, permissionDenied, string } from './answers.ts'
import { expectProblems } from './crud.ts'
import { promise } from './promise.ts'

const widget = eachLike({ id: integer(3), module: integer(2), name: string('Today') })

promise('gives the widgets of daily to-dos', {
  operation: 'getWidgets',
  given: 'a person with content',
  params: { kind: 'dailyTodos', widgets: 1 },
  answer: { status: 200, body: { dailyTodos: widget, inspiration: [] } },
  call: () => getWidgets(),
  expect: ({ dailyTodos }) => expect(dailyTodos).toHaveLength(1),
})

promise('gives the widgets of inspiration', {
  operation: 'getWidgets',
  given: 'a person with content',
  params: { kind: 'inspiration', widgets: 1 },
  answer: { status: 200, body: { dailyTodos: [], inspiration: widget } },
  call: () => getWidgets(),
  expect: ({ inspiration }) => expect(inspiration).toHaveLength(1),
})

promise('gives nothing to somebody new', {
  operation: 'getWidgets',
  given: 'a person',
  answer: { status: 200, body: { dailyTodos: [], inspiration: [] } },
  call: () => getWidgets(),
  expect: (widgets) => expect(widgets).toEqual({ dailyTodos: [], inspiration: [] }),
})

promise('sets the cookie that later goes into a header', {
  operation: 'getCsrf',
  given: 'a visitor',
  answer: {
    status: 200,
    body: { status: 'OK' },
    headers: { 'Set-Cookie': MatchersV3.regex('^csrftoken=.+', 'csrftoken=kB4dN0yWq2; Path=/') },
  },
  call: () => getCsrf(),
  expect: (answer) => expect(answer).toEqual({ status: 'OK' }),
})

promise('is refused without the CSRF token', {
  operation: 'createDailyTodosModule',
  given: 'a person',
  request: () => ({ body: { name: 'Health' }, csrfToken: 'outdated' }),
  answer: permissionDenied,
  call: () => createDailyTodosModule({ name: 'Health' }),
  expect: (error) => expect(error).toMatchObject({ name: 'ApiError', status: 403 }),
})

promise('gives a ticket for a file', {
  operation: 'createFileUpload',
  given: 'a person',
  request: () => ({ body: { fileName: 'cat.png' } }),
  answer: {
    status: 201,
    body: {
      id: integer(11),
      fileUploadURL: MatchersV3.regex('^https?://.+', 'http://localhost:8000/uploads/ticket'),
    },
  },
  call: () => createFileUpload({ fileName: 'cat.png' }),
  expect: (ticket) => expect(ticket).toMatchObject({ id: 11 }),
})

promise('refuses a name with a path in it', {
  operation: 'createFileUpload',
  given: 'a person',
  request: () => ({ body: { fileName: 'a/cat.png' } }),
  answer: invalid({ code: 'invalid', attr: 'fileName' }),
  call: () => createFileUpload({ fileName: 'a/cat.png' }),
  expect: (error) => expectProblems(error, [{ code: 'invalid', attr: 'fileName' }]),
})
