import { configureApi, type DailyTodoItem, type DailyTodoOption } from '@daymark/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { addDays, dayNow } from '../../../lib/days/days.ts'
import { usePast } from './usePast.ts'

const [cutDay, wholeDay] = [addDays(dayNow(), -2), addDays(dayNow(), -1)]
const options = [1, 2].map((id): DailyTodoOption => ({ id, module: 1, name: 'Walk', text: 'Walk' }))

function item(option: number, date: string, status: DailyTodoItem['status']) {
  return { id: option, module: 1, option, date, status }
}

test('a day that continues on the previous page has no summary until that page is read', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  configureApi({ origin: location.origin, readCookies: () => '' })
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const isLast = new URL(url).searchParams.get('page') === 'last'
    if (!isLast) await isReleased
    const results = isLast
      ? [item(2, cutDay, 'done'), item(1, wholeDay, 'done'), item(2, wholeDay, 'done')]
      : [item(1, cutDay, 'todo')]
    return Response.json({ pageCount: 2, results })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => usePast(1, options, addDays(dayNow(), -29)), { wrapper })
  await vi.waitFor(() => expect(result.current.summary(wholeDay)?.level).toBe('full'))
  expect(result.current.history.has(cutDay)).toBe(true)
  expect(result.current.summary(cutDay)).toBeUndefined()
  release()
  await vi.waitFor(() =>
    expect(result.current.summary(cutDay)).toMatchObject({ done: 1, total: 2, level: 'some' }),
  )
})
