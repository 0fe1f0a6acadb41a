import { ApiError } from '@daymark/api'
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assertServerIsFree, retryNow, waitsForServer, watchConnection } from './connection.ts'
import { persisted } from './persisted.ts'

let client: QueryClient
let stop: () => void
/** When a change was sent, in seconds since the beginning. */
let sent: number[]
/** What the server answers to a change. */
let answer: () => Promise<string>
let begin: number

beforeEach(() => {
  vi.useFakeTimers()
  begin = Date.now()
  sent = []
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  client.mount()
  stop = watchConnection(client)
})

afterEach(() => {
  stop()
  client.unmount()
  client.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const seconds = () => Math.round((Date.now() - begin) / 1_000)
const pass = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

/** Makes a change that may wait, as that of a to-do. */
function change(): void {
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => {
      assertServerIsFree()
      sent.push(seconds())
      return answer()
    },
    ...waitsForServer,
    meta: persisted.meta,
  })
  void mutation.execute(undefined).catch(() => undefined)
}

/** A part of the page asks for something, and gets it. */
const read = () =>
  client.fetchQuery({
    queryKey: ['anything'],
    queryFn: () => Promise.resolve('answer'),
    staleTime: 0,
  })

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

const noAnswer = () => Promise.reject(new ApiError({ kind: 'network' }))
const busy = (status: number, retryAfter: number) => () =>
  Promise.reject(new ApiError({ kind: status === 503 ? 'server' : 'client', status, retryAfter }))

test('unreachable: tried again after 3 s, and then half as often each time, up to once a minute', async () => {
  answer = noAnswer
  change()
  await pass(200)
  expect(sent).toEqual([0, 3, 9, 21, 45, 93, 153])
})

test('unreachable: tried again when the person comes back to the tab, and over with the next answer', async () => {
  answer = noAnswer
  change()
  await pass(4)
  comeBack()
  await pass(0)
  expect(sent).toEqual([0, 3, 4])
  answer = () => Promise.resolve('saved')
  await read()
  await pass(0)
  expect(sent).toEqual([0, 3, 4, 4])
  expect(onlineManager.isOnline()).toBe(true)
  await pass(120)
  expect(sent).toHaveLength(4)
})

test('offline: tried again when the browser says that there is a network, and at the latest after a minute', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer = noAnswer
  change()
  await pass(59)
  expect(sent).toEqual([0])
  await pass(1)
  expect(sent).toEqual([0, 60])
  await pass(10)
  answer = () => Promise.resolve('saved')
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(sent).toEqual([0, 60, 70])
})

test.each([429, 503])(
  'busy (%i): left alone until the time that it names, whatever happens',
  async (status) => {
    answer = busy(status, 120)
    change()
    await pass(1)
    await read()
    comeBack()
    dispatchEvent(new Event('online'))
    retryNow()
    // A fresh choice waits as well, without a request.
    change()
    await pass(118)
    expect(sent).toEqual([0])
    answer = () => Promise.resolve('saved')
    await pass(1)
    expect(sent).toEqual([0, 120, 120])
    expect(onlineManager.isOnline()).toBe(true)
  },
)

test('busy: a page that is refused with 503 and a time is left alone as well', async () => {
  const asked: number[] = []
  answer = busy(503, 120)
  const observer = new QueryObserver(client, {
    queryKey: ['page'],
    queryFn: () => {
      asked.push(seconds())
      return answer()
    },
  })
  const stopObserving = observer.subscribe(() => undefined)
  await pass(119)
  expect(asked).toEqual([0])
  answer = () => Promise.resolve('answer')
  await pass(1)
  expect(asked).toEqual([0, 120])
  stopObserving()
})

test('busy: a longer rest takes the place of a shorter wait, and an hour is the longest', async () => {
  answer = noAnswer
  change()
  await pass(1)
  answer = busy(429, 20)
  change()
  await pass(10)
  expect(sent).toEqual([0, 1])
  answer = busy(429, 7_200)
  await pass(11)
  // Both are sent when the twenty seconds are over.
  expect(sent).toEqual([0, 1, 21, 21])
  await pass(3_598)
  expect(sent).toHaveLength(4)
  await pass(1)
  expect(sent.slice(4)).toEqual([3_621, 3_621])
})

test('after a busy server that then gives no answer it is unreachable', async () => {
  answer = busy(429, 20)
  change()
  await pass(1)
  answer = noAnswer
  await pass(22)
  expect(sent).toEqual([0, 20, 23])
})
