import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../apiError.ts'
import { createDailyTodoOption } from '../generated/content.ts'
import { listEmailAddresses } from '../generated/account/email.ts'
import { onServerBusy, retryAfter429 } from './retryAfter429.ts'
import { configureApi } from './config.ts'

const option = { module: 1, name: 'Walk', text: 'Walk' }
let answers: Response[] = []
let calls = 0

const busy = (retryAfter?: string) =>
  new Response(null, {
    status: 429,
    headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter },
  })
const made = () => Response.json({ id: 7, ...option }, { status: 201 })

beforeEach(() => {
  vi.useFakeTimers()
  ;[answers, calls] = [[], 0]
  configureApi({ origin: 'http://localhost', readCookies: () => 'csrftoken=x' })
  vi.stubGlobal('fetch', () => {
    calls += 1
    return Promise.resolve(answers.shift() ?? made())
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request that the server answers with 429 is sent again after Retry-After, and succeeds', async () => {
  answers = [busy('3'), busy('2')]
  const heard: number[] = []
  const stop = onServerBusy((seconds) => heard.push(seconds))
  const created = createDailyTodoOption(option)
  await vi.advanceTimersByTimeAsync(2999)
  expect(calls).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toBe(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await created).toMatchObject({ id: 7 })
  expect(heard).toEqual([3, 0, 2, 0])
  stop()
})

test('without Retry-After the waits grow', async () => {
  answers = [busy(), busy(), busy()]
  const created = createDailyTodoOption(option)
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000)
  expect(await created).toMatchObject({ id: 7 })
})

test('a server that asks for a long rest is waited for only where a page shows the wait', async () => {
  answers = [busy('16')]
  await expect(createDailyTodoOption(option)).rejects.toMatchObject({ status: 429, retryAfter: 16 })
  const stop = onServerBusy(() => undefined)
  answers = [busy('3600')]
  const created = createDailyTodoOption(option)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(await created).toMatchObject({ id: 7 })
  answers = [busy('3601')]
  await expect(createDailyTodoOption(option)).rejects.toMatchObject({ retryAfter: 3601 })
  stop()
})

test('what was stopped while it waited is not sent', async () => {
  answers = [busy('3')]
  const stopping = new AbortController()
  const created = createDailyTodoOption(option, stopping.signal)
  const failure = created.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  stopping.abort()
  expect(await failure).toMatchObject({ kind: 'aborted' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toBe(1)
})

test('what is stopped before it had to wait is not sent again', async () => {
  const stopping = new AbortController()
  const failure = retryAfter429(() => {
    calls += 1
    stopping.abort()
    return Promise.reject(new ApiError({ kind: 'client', status: 429, retryAfter: 3 }))
  }, stopping.signal)
  await expect(failure).rejects.toMatchObject({ kind: 'aborted' })
  expect(calls).toBe(1)
})

test('another failure is thrown immediately', async () => {
  answers = [Response.json({ errors: [{ code: 'required', attr: 'name' }] }, { status: 400 })]
  await expect(createDailyTodoOption(option)).rejects.toMatchObject({ kind: 'validation' })
  expect(calls).toBe(1)
})

test('the account API says immediately that there were too many attempts', async () => {
  answers = [new Response('{"status":429}', { status: 429, headers: { 'Retry-After': '3' } })]
  await expect(listEmailAddresses()).rejects.toMatchObject({ status: 429 })
})
