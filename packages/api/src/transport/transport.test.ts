import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../apiError.ts'
import { listEmailAddresses } from '../generated/account/email.ts'
import { createDailyTodosModule, deleteDailyTodosModule, getWidgets } from '../generated/content.ts'
import { listDailyTodoOptions } from '../generated/content.ts'
import { fakeServer, html, json, never } from '../testing/fakeServer.ts'
import { configureApi } from './config.ts'

const dashboard = { dailyTodos: [], inspiration: [] }
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable('the call should fail'),
    (error: ApiError) => error,
  )

beforeEach(() => configureApi({ timeout: 30_000, readTimeout: 10_000, checkAnswer: undefined }))
afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  test('sends cookies and asks for JSON at the place that the description names', async () => {
    const server = fakeServer(json(200, { pageCount: 0, results: [] }))
    await listDailyTodoOptions({ module: 7, page: 'last', page_size: 25 })
    const [request] = server.requests
    expect(request?.credentials).toBe('include')
    expect(request?.url).toBe(
      `${location.origin}/api/v1/daily-todo-options/?module=7&page=last&page_size=25`,
    )
  })

  test('sends its body as JSON and gives the parsed answer', async () => {
    const server = fakeServer(json(201, { id: 1, name: 'Sport' }))
    expect(await createDailyTodosModule({ name: 'Sport' })).toEqual({ id: 1, name: 'Sport' })
    const [request] = server.requests
    expect(request?.headers.get('Content-Type')).toBe('application/json')
    expect(await request?.json()).toEqual({ name: 'Sport' })
  })

  test('gives nothing after a 204', async () => {
    fakeServer(new Response(null, { status: 204 }))
    expect(await deleteDailyTodosModule(3)).toBeUndefined()
  })

  test('says the language that was chosen, and nothing while none was', async () => {
    const server = fakeServer(json(200, dashboard), json(200, dashboard))
    await getWidgets()
    configureApi({ chosenLanguage: () => 'nl' })
    await getWidgets()
    configureApi({ chosenLanguage: () => undefined })
    const languages = server.requests.map(({ headers }) => headers.get('Accept-Language'))
    expect(languages).toEqual([null, 'nl, *;q=0'])
  })

  test('goes to the configured origin', async () => {
    const server = fakeServer(json(200, dashboard))
    configureApi({ origin: 'https://api.example.com' })
    await getWidgets()
    expect(server.requests[0]?.url).toBe('https://api.example.com/api/v1/widgets/')
  })
})

describe('a call that fails', () => {
  test.each([
    ['a number of seconds', '12', 12],
    ['a date that has passed', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['a word', 'later', undefined],
  ])('says after how long the server wants to be asked again: %s', async (_, header, seconds) => {
    fakeServer(new Response('{}', { status: 429, headers: { 'Retry-After': header } }))
    expect(await failure(listEmailAddresses())).toMatchObject({ status: 429, retryAfter: seconds })
  })

  test('tells the faulty fields of the content API', async () => {
    const errors = [
      { code: 'max_length', detail: 'Too long.', attr: 'name' },
      { code: 'unique', detail: 'Twice.', attr: 'non_field_errors' },
    ]
    fakeServer(json(400, { type: 'validation_error', errors }))
    const error = await failure(createDailyTodosModule({ name: 'x' }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'validation', status: 400 })
    expect(error.errors).toEqual([
      { code: 'max_length', field: 'name', message: 'Too long.' },
      { code: 'unique', message: 'Twice.' },
    ])
  })

  test.each([
    ['a refusal in JSON', json(404, { type: 'client_error', errors: [] }), 'client', 404],
    ['an HTML page of the CSRF check', html(403), 'client', 403],
    ['an HTML page of a proxy', html(502), 'server', 502],
    ['a success in HTML', html(200), 'notJson', 200],
    ['a broken success', new Response('{"pageCount":', { status: 200 }), 'notJson', 200],
    ['a refusal without a body', new Response('', { status: 400 }), 'client', 400],
  ])('is a typed error after %s', async (_, answer, kind, status) => {
    fakeServer(answer)
    expect(await failure(getWidgets())).toMatchObject({ name: 'ApiError', kind, status })
  })

  test('says that the network failed', async () => {
    fakeServer(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failure(getWidgets())).toMatchObject({ kind: 'network', status: 0 })
  })

  test('says that no answer came in time, sooner for a call that reads', async () => {
    fakeServer(never)
    configureApi({ readTimeout: 20 })
    expect(await failure(getWidgets())).toMatchObject({ kind: 'timeout', status: 0 })
    configureApi({ timeout: 20 })
    const change = failure(createDailyTodosModule({ name: 'x' }))
    expect(await change).toMatchObject({ kind: 'timeout', status: 0 })
  })

  test('says that the caller gave up, before or while the request was on its way', async () => {
    const server = fakeServer(never)
    const controller = new AbortController()
    const early = failure(getWidgets(AbortSignal.abort()))
    const late = failure(getWidgets(controller.signal))
    await vi.waitUntil(() => server.requests.length === 2)
    controller.abort()
    expect(await early).toMatchObject({ kind: 'aborted', status: 0 })
    expect(await late).toMatchObject({ kind: 'aborted', status: 0 })
  })
})

describe('in development', () => {
  test('an answer that breaks the description is reported with its call', async () => {
    const { checkAnswer } = await import('../answerCheck.ts')
    fakeServer(json(200, { dailyTodos: [] }))
    configureApi({ checkAnswer })
    await expect(getWidgets()).rejects.toThrow(
      /GET \/api\/v1\/widgets\/ answers 200 .*inspiration/s,
    )
  })
})
