import { createDailyTodosModule, createFileUpload, getCsrf, getWidgets } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { dashboardOf } from '@daymark/backend/testing/kinds/index.ts'
import type { Call } from '../states.ts'
import { absoluteUrl, errorHeaders, permissionDenied } from './answers.ts'
import { anotherPerson, contentsOf, content } from './contents.ts'
import { kinds } from './kinds/index.ts'
import { jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { integer, regex } = MatchersV3

for (const kind of kinds) {
  const { newModule, newWidget } = contentsOf(kind)
  const widgets = content(
    newModule(),
    newWidget({ name: 'Day' }),
    newModule(),
    newWidget({ name: 'Week' }),
    newWidget({ name: 'Month' }),
  )
  const names = ['Month', 'Week', 'Day']

  test(`getWidgets gives the widgets of ${kind.words} in order: of the newest module first, then by name`, ({
    task,
  }) =>
    pact
      .addInteraction()
      .given('a person with content', widgets)
      .uponReceiving(task.name)
      .withRequest('GET', '/api/v1/widgets/', (request) => request.headers(readHeaders))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          ...dashboardOf(),
          [kind.kind]: names.map((name) => ({ id: integer(3), module: integer(2), name })),
        }),
      )
      .executeTest(async ({ url }) => {
        openApp(url)
        const dashboard = await getWidgets()
        expect(dashboard[kind.kind].map(({ name }) => name)).toEqual(names)
      }))
}

const everyKind = (calls: (contents: ReturnType<typeof contentsOf>) => Call[]) =>
  content(...kinds.map(contentsOf).flatMap(calls))

for (const { promise, state } of [
  {
    promise: 'gives nothing of another person',
    state: everyKind(({ newModule, newWidget }) => [
      newModule({}, anotherPerson),
      newWidget({}, anotherPerson),
    ]),
  },
  {
    promise: 'does not give a widget that was deleted',
    state: everyKind(({ newModule, newWidget }) => [
      newModule(),
      newWidget(),
      { method: 'DELETE', path: `${newWidget().path}\${widgetId}/` },
    ]),
  },
  {
    promise: 'does not give the widgets of a module that was deleted',
    state: everyKind(({ newModule, newWidget }) => [
      newModule(),
      newWidget(),
      { method: 'DELETE', path: `${newModule().path}\${moduleId}/` },
    ]),
  },
]) {
  test(`getWidgets ${promise}`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', state)
      .uponReceiving(task.name)
      .withRequest('GET', '/api/v1/widgets/', (request) => request.headers(readHeaders))
      .willRespondWith(200, (response) => response.jsonBody(dashboardOf()))
      .executeTest(async ({ url }) => {
        openApp(url)
        expect(await getWidgets()).toEqual(dashboardOf())
      }))
}

/** The attributes that leave a cookie readable. */
const attributesOfCookies = [
  '([Dd]omain|[Ee]xpires|[Mm]ax-[Aa]ge|[Pp]ath|[Ss]ame[Ss]ite|[Pp]riority)=[^;]*',
  '[Ss]ecure',
  '[Pp]artitioned',
]

/** Returns a pattern of every text that does not begin with this one. The verifier's patterns know no "not". */
function otherThan(beginning: string): string {
  const differsAt = [...beginning].map((letter, at) => `${beginning.slice(0, at)}[^${letter}]`)
  return `(${differsAt.join('|')}).*`
}

/** Any cookie but csrftoken, and csrftoken without HttpOnly, which would hide it from the app. */
const readableToken = regex(
  `^(csrftoken=[^;]+(; *(${attributesOfCookies.join('|')}))*|${otherThan('csrftoken=')})$`,
  'csrftoken=kB4dN0yWq2; Path=/',
)

test('getCsrf sets the cookie that the app reads and repeats in a header', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor')
    .uponReceiving(task.name)
    .withRequest('GET', '/api/v1/csrf/', (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) =>
      response.headers({ 'Set-Cookie': readableToken }).jsonBody({ status: 'OK' }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getCsrf()).toEqual({ status: 'OK' })
    }))

test('createDailyTodosModule is refused without the CSRF token', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('POST', '/api/v1/daily-todos-modules/', (request) =>
      request.headers({ ...jsonHeaders, 'X-CSRFTOKEN': 'outdated' }).jsonBody({ name: 'Health' }),
    )
    .willRespondWith(403, (response) => response.headers(errorHeaders).jsonBody(permissionDenied))
    .executeTest(async ({ url }) => {
      openApp(url, { cookie: 'csrftoken=outdated' })
      const creating = createDailyTodosModule({ name: 'Health' })
      await expect(creating).rejects.toMatchObject({ name: 'ApiError', status: 403 })
    }))

test('createDailyTodosModule is refused when a page of another site asks for it', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('POST', '/api/v1/daily-todos-modules/', (request) =>
      request
        .headers({ ...jsonHeaders, Origin: 'https://elsewhere.example' })
        .jsonBody({ name: 'Health' }),
    )
    .willRespondWith(403, (response) => response.headers(errorHeaders).jsonBody(permissionDenied))
    .executeTest(async ({ url }) => {
      openApp(url, { origin: 'https://elsewhere.example' })
      const creating = createDailyTodosModule({ name: 'Health' })
      await expect(creating).rejects.toMatchObject({ name: 'ApiError', status: 403 })
    }))

test('createFileUpload gives the upload URL of a file', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('POST', '/api/v1/file-uploads/', (request) =>
      request.headers(jsonHeaders).jsonBody({ fileName: 'cat.png' }),
    )
    .willRespondWith(201, (response) =>
      response.jsonBody({
        id: integer(11),
        fileUploadURL: absoluteUrl,
      }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await createFileUpload({ fileName: 'cat.png' })).toMatchObject({ id: 11 })
    }))
