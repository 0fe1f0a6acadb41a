import { configureApi, type DailyTodoItem } from '@daymark/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addDays, dayNow } from '../../../../lib/days/days.ts'
import { useRecentItems } from './pastItems.ts'
import { pastItemsKey } from '../../todoQueries.ts'
import { useTodoStreaks } from './useRecentPast.ts'

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
