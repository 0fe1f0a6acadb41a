import { createDailyTodosModule, createFileUpload, getCsrf, getWidgets } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect } from 'vitest'
import { dashboardOf, testedKinds } from '../../tests/kinds/index.ts'
import { eachLike, integer, invalid, permissionDenied, string } from './answers.ts'
import { expectProblems } from './crud.ts'
import { promise } from './promise.ts'

const widget = eachLike({ id: integer(3), module: integer(2), name: string('Today') })

for (const { kind, words } of testedKinds) {
  promise(`gives the widgets of ${words}`, {
    operation: 'getWidgets',
    given: 'a person with content',
    params: { kind, widgets: 1 },
    answer: { status: 200, body: { ...dashboardOf(), [kind]: widget } },
    call: () => getWidgets(),
    expect: (dashboard) => expect(dashboard[kind]).toHaveLength(1),
  })
}

promise('gives nothing to somebody new', {
  operation: 'getWidgets',
  given: 'a person',
  answer: { status: 200, body: dashboardOf() },
  call: () => getWidgets(),
  expect: (widgets) => expect(widgets).toEqual(dashboardOf()),
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
