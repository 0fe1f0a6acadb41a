import { configureApi, type DailyTodoItem, type DailyTodoStatus } from '@daymark/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addDays, dayNow } from '../../../lib/days/days.ts'
import { usePastItems, useRecentItems } from './pastItems.ts'
import { pastItemsKey, putItem } from '../todoQueries.ts'
import { usePast, useTodoStreaks } from './usePast.ts'

const daysAgo = (count: number) => addDays(dayNow(), -count)

/** One to-do with an item for each of the last 95 days. The server returns ten items a page, whatever is asked for. */
let items: DailyTodoItem[]
let asked: (string | null)[]
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
    const page = new URL(url).searchParams.get('page')
    asked.push(page)
    const number = page === 'last' ? 10 : Number(page)
    const results = items.slice((number - 1) * 10, number * 10)
    return Promise.resolve(Response.json({ pageCount: 10, results }))
  })
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})

function render<Result>(hook: () => Result) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(hook, { wrapper }).result
}

test('a long past is read from its end, only as far as it is wanted', async () => {
  const past = render(() => usePastItems(1, daysAgo(20)))
  await vi.waitFor(() => expect(past.current.isReading).toBe(false))
  expect(asked).toEqual(['last', '9', '8'])
  expect(past.current.knownAfter).toBe(daysAgo(24))
  expect(past.current.items).toHaveLength(25)
})

test('a card reads its week, and as far back as a streak continues', async () => {
  const week = render(() => useRecentItems(1))
  await vi.waitFor(() => expect(week.current.isReading).toBe(false))
  expect(asked).toEqual(['last', '9'])

  for (const item of items.slice(-30)) item.status = 'done'
  asked = []
  client.clear()
  const streak = render(() => useRecentItems(1))
  await vi.waitFor(() => expect(streak.current.knownAfter).toBe(daysAgo(34)))
  expect(asked).toEqual(['last', '9', '8', '7'])
})

test('an answer takes its place among what was read, and nothing that was not read seems known', async () => {
  const past = render(() => usePastItems(1, daysAgo(10)))
  await vi.waitFor(() => expect(past.current.isReading).toBe(false))
  const { knownAfter } = past.current
  const item = { id: 200, module: 1, option: 1, status: 'done' } as const
  void putItem(client, { ...item, date: daysAgo(3) })
  void putItem(client, { ...item, id: 201, option: 2, date: daysAgo(3) })
  void putItem(client, { ...item, date: daysAgo(60) })
  await vi.waitFor(() => expect(past.current.items).toHaveLength(16))
  const thatDay = past.current.items.filter(({ date }) => date === daysAgo(3))
  expect(thatDay.map(({ id }) => id)).toEqual([200, 201])
  expect(past.current.knownAfter).toBe(knownAfter)
})

test('the streak of a to-do follows what was read, and trusts the newer of two pages with the same day', async () => {
  const option = { id: 1, module: 1, name: 'Walk', text: '' }
  const page = (status: DailyTodoItem['status']) => ({
    items: items.slice(-2).map((item) => ({ ...item, status })),
    pageCount: 2,
  })
  const keep = (...pages: ReturnType<typeof page>[]) =>
    client.setQueryData(pastItemsKey(1), { pages, pageParams: ['last', 1].slice(0, pages.length) })
  keep(page('done'), page('todo'))
  const streaks = render(() => useTodoStreaks(option))
  expect(streaks.current?.present).toBe(2)
  keep(page('todo'))
  await vi.waitFor(() => expect(streaks.current).toBeUndefined())
  expect(asked).toEqual([])
})

test('a day that continues on the previous page has no summary until that page is read', async () => {
  const [cutDay, wholeDay] = [daysAgo(2), daysAgo(1)]
  const item = (option: number, date: string, status: DailyTodoStatus): DailyTodoItem => ({
    id: option,
    module: 1,
    option,
    date,
    status,
  })
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const isLast = new URL(url).searchParams.get('page') === 'last'
    if (!isLast) await isReleased
    const results = isLast
      ? [item(2, cutDay, 'done'), item(1, wholeDay, 'done'), item(2, wholeDay, 'done')]
      : [item(1, cutDay, 'todo')]
    return Response.json({ pageCount: 2, results })
  })
  const options = [1, 2].map((id) => ({ id, module: 1, name: 'Walk', text: 'Walk' }))
  const past = render(() => usePast(1, options, daysAgo(29)))
  await vi.waitFor(() => expect(past.current.summary(wholeDay)?.level).toBe('full'))
  expect(past.current.history.has(cutDay)).toBe(true)
  expect(past.current.summary(cutDay)).toBeUndefined()
  release()
  await vi.waitFor(() =>
    expect(past.current.summary(cutDay)).toMatchObject({ done: 1, total: 2, level: 'some' }),
  )
})
