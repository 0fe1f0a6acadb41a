import { createDailyTodosModule, createFileUpload, getCsrf, getWidgets } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect } from 'vitest'
import { dashboardOf, testedKinds } from '@daymark/backend/testing/kinds/index.ts'
import { integer, permissionDenied } from './answers.ts'
import { contentsOf, anotherPerson } from './contents.ts'
import { promise } from './promise.ts'

const widget = { id: integer(3), module: integer(2) }

for (const kind of testedKinds) {
  const { make } = contentsOf(kind)
  const calls = [
    make('module'),
    make('widget', { name: 'Day' }),
    make('module'),
    make('widget', { name: 'Week' }),
    make('widget', { name: 'Month' }),
  ]
  const names = ['Month', 'Week', 'Day']
  promise(`gives the widgets of ${kind.words} in order: of the newest module first, then by name`, {
    operation: 'getWidgets',
    given: 'a person with content',
    params: { calls },
    answer: {
      status: 200,
      body: { ...dashboardOf(), [kind.kind]: names.map((name) => ({ ...widget, name })) },
    },
    call: () => getWidgets(),
    expect: (dashboard) => expect(dashboard[kind.kind].map(({ name }) => name)).toEqual(names),
  })
}

promise('gives nothing of another person', {
  operation: 'getWidgets',
  given: 'a person with content',
  params: {
    calls: testedKinds
      .map(contentsOf)
      .flatMap(({ make }) => [
        make('module', {}, anotherPerson),
        make('widget', {}, anotherPerson),
      ]),
  },
  answer: { status: 200, body: dashboardOf() },
  call: () => getWidgets(),
  expect: (widgets) => expect(widgets).toEqual(dashboardOf()),
})

/** Every attribute but HttpOnly, which would hide the token from the app. */
const readableCookie = MatchersV3.regex(
  '^csrftoken=[^;]+(; *([Dd]omain|[Ee]xpires|[Mm]ax-[Aa]ge|[Pp]ath|[Ss]ame[Ss]ite)=[^;]*|; *[Ss]ecure)*$',
  'csrftoken=kB4dN0yWq2; Path=/',
)

promise('sets the cookie that the app reads and repeats in a header', {
  operation: 'getCsrf',
  given: 'a visitor',
  answer: {
    status: 200,
    body: { status: 'OK' },
    headers: { 'Set-Cookie': readableCookie },
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

promise('is refused when a page of another site asks for it', {
  operation: 'createDailyTodosModule',
  given: 'a person',
  request: () => ({ body: { name: 'Health' }, origin: 'https://elsewhere.example' }),
  answer: permissionDenied,
  call: () => createDailyTodosModule({ name: 'Health' }),
  expect: (error) => expect(error).toMatchObject({ name: 'ApiError', status: 403 }),
})

promise('gives the upload URL of a file', {
  operation: 'createFileUpload',
  given: 'a person',
  request: () => ({ body: { fileName: 'cat.png' } }),
  answer: {
    status: 201,
    body: {
      id: integer(11),
      fileUploadURL: MatchersV3.regex('^https?://.+', 'http://localhost:8000/uploads/signed'),
    },
  },
  call: () => createFileUpload({ fileName: 'cat.png' }),
  expect: (upload) => expect(upload).toMatchObject({ id: 11 }),
})
