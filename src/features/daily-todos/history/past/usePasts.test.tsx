import { configureApi, type DailyTodoItem, type DailyTodoOption } from '@daymark/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pastRead } from '../../../../../tests/support/unit/pastRead.ts'
import { addDays, dayNow } from '../../../../lib/days/days.ts'
import { dayItems } from '../../todoQueries.ts'
import { historyCacheKey, type HistoryCache } from './historyCache.ts'
import { PastReader } from './PastReader.tsx'
import { isReadSince, isWeekRead } from './readPast.ts'
import { usePasts } from './usePasts.ts'
import { useTodoStreaks } from './useRecentPast.ts'

const daysAgo = (count: number) => addDays(dayNow(), -count)

/** One to-do with an item for each of the last 95 days. The server returns ten items a page, whatever is asked for. */
let items: DailyTodoItem[]
/** The module and the page of each request. */
let asked: string[]
let client: QueryClient

beforeEach(() => {
  asked = []
  items = Array.from({ length: 95 }, (_, index) => ({
    id: index + 1,
    module: 1,
    option: 1,
    date: daysAgo(94 - index),
    status: 'todo' as const,
  }))
  configureApi({ origin: location.origin, readCookies: () => '' })
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const { searchParams } = new URL(url)
    const page = searchParams.get('page')
    asked.push(`${searchParams.get('module')}/${page}`)
    const number = page === 'last' ? 10 : Number(page)
    const results = items.slice((number - 1) * 10, number * 10)
    return Promise.resolve(Response.json({ pageCount: 10, results }))
  })
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})

afterEach(() => vi.useRealTimers())

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

const walk: DailyTodoOption = { id: 1, module: 1, name: 'Walk', text: '' }
const options = [walk]

const past = () => client.getQueryData<HistoryCache>(historyCacheKey(1))

const showCard = () =>
  render(<PastReader module={1} options={options} day={dayNow()} onPast={() => undefined} />, {
    wrapper,
  })

test('a card reads its week, and as far back as a streak continues', async () => {
  const { unmount } = showCard()
  await vi.waitFor(() => expect(past()?.knownAfter).toBe(daysAgo(14)))
  expect(asked).toEqual(['1/last', '1/9'])
  unmount()

  for (const item of items.slice(-30)) item.status = 'done'
  asked = []
  client.clear()
  showCard()
  await vi.waitFor(() => expect(past()?.knownAfter).toBe(daysAgo(34)))
  expect(asked).toEqual(['1/last', '1/9', '1/8', '1/7'])
})

test('a card and the head of the page that read the same past share each page', async () => {
  showCard()
  const week = renderHook(() => usePasts([1], (one) => isWeekRead(one, dayNow()), { atOnce: 6 }), {
    wrapper,
  })
  await vi.waitFor(() =>
    expect(week.result.current).toMatchObject({ readCount: 1, isReading: false }),
  )
  expect(asked).toEqual(['1/last', '1/9'])
})

test('a person who comes back after a year-long streak asks for the newest pages, and for no other', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const item of items) item.status = 'done'
  const { unmount } = showCard()
  await vi.waitFor(() => expect(past()?.before).toBe(0))
  expect(asked).toHaveLength(10)
  unmount()
  vi.setSystemTime(Date.now() + 6 * 60_000)
  asked = []
  showCard()
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  // Ten items a page: the last two weeks, which another device may have changed.
  expect(asked).toEqual(['1/last', '1/9', '1/8'])
  expect(past()).toMatchObject({ knownAfter: '', before: 0 })
})

test('many lists are asked for in turn, and each only as far back as it is wanted', async () => {
  const modules = [1, 2, 3, 4]
  const { result } = renderHook(
    () => usePasts(modules, (one) => isReadSince(one, daysAgo(10)), { atOnce: 2 }),
    { wrapper },
  )
  expect(result.current).toMatchObject({ askedCount: 2, readCount: 0, isReading: true })
  await vi.waitFor(() => expect(result.current).toMatchObject({ readCount: 4, isReading: false }))
  expect(asked.slice(0, 4).toSorted()).toEqual(['1/9', '1/last', '2/9', '2/last'])
  expect(asked).toHaveLength(8)
})

test('a step to one of the last days, and the next days, show at once what the newest page has of them', async () => {
  const readAt = (count: number, updatedAt: number) =>
    client.setQueryData(dayItems(1, daysAgo(count)).queryKey, [], { updatedAt })
  readAt(2, Date.now() - 1)
  readAt(3, Date.now() + 60_000)
  showCard()
  await vi.waitFor(() => expect(past()?.knownAfter).toBe(daysAgo(14)))
  const shown = (count: number) => client.getQueryData(dayItems(1, daysAgo(count)).queryKey)
  expect(shown(1)).toEqual([expect.objectContaining({ date: daysAgo(1) })])
  expect(shown(2)).toEqual([expect.objectContaining({ date: daysAgo(2) })])
  // What was read of a day later stays.
  expect(shown(3)).toEqual([])
  expect(shown(-1)).toEqual([])
  expect(shown(-2)).toEqual([])
  for (const count of [7, -3]) expect(shown(count)).toBeUndefined()
})

test('a day that goes on in the page before is whole with that page', async () => {
  // Four to-dos: a page ends in the middle of a day.
  items = items
    .slice(-25)
    .flatMap((item, index) =>
      [1, 2, 3, 4].map((option) => ({ ...item, id: 4 * index + option, option })),
    )
  showCard()
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  for (const count of [1, 2, 3, 4, 5]) {
    expect(client.getQueryData(dayItems(1, daysAgo(count)).queryKey)).toHaveLength(4)
  }
})

test('the streak in a menu follows what was read, and asks for nothing', async () => {
  const done = items.slice(-2).map((item) => ({ ...item, status: 'done' as const }))
  client.setQueryData(historyCacheKey(1), pastRead(done))
  await client.invalidateQueries()
  const streaks = renderHook(() => useTodoStreaks(walk), { wrapper })
  expect(streaks.result.current?.present).toBe(2)
  client.setQueryData(historyCacheKey(1), pastRead(items.slice(-2)))
  await vi.waitFor(() => expect(streaks.result.current?.present).toBe(0))
  expect(asked).toEqual([])
})
