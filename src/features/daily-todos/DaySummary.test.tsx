import type { DailyTodoStatus } from '@daymark/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { matchWindow } from '../../../packages/design-system/src/testing/matchWindow.ts'
import { startTexts } from '../../app/startTexts.ts'
import { addDays } from '../../lib/days/days.ts'
import { DaySummary } from './DaySummary.tsx'
import type { OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import { isKeptOffline } from '../../lib/offline/keptAnswers.ts'
import { pastItems } from './history/pastItems.ts'
import { dayItems, moduleOptions, pastItemsKey } from './todoQueries.ts'

const sunday = '2026-11-22'

beforeEach(() => startTexts())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Shows the summary of one list with two to-dos, whose statuses of each of the last days are the same. */
function show(statuses: Readonly<Record<string, DailyTodoStatus>>, today = sunday) {
  const client = new QueryClient()
  const option = (id: number) => ({ id, module: 1, name: `To-do ${id}`, text: '' })
  client.setQueryData(moduleOptions(1).queryKey, [option(1), option(2)])
  const items = Object.entries(statuses).flatMap(([date, status], index) =>
    [1, 2].map((of) => ({ id: 10 * index + of, module: 1, option: of, date, status })),
  )
  client.setQueryData(
    dayItems(1, today).queryKey,
    items.filter(({ date }) => date === today),
  )
  client.setQueryData(pastItemsKey(1), { pages: [{ items, pageCount: 1 }], pageParams: ['last'] })
  const summary = (widgets: readonly OptionOrWidget[]) => (
    <QueryClientProvider client={client}>
      <DaySummary widgets={widgets} />
    </QueryClientProvider>
  )
  const { rerender } = render(summary([{ id: 7, module: 1, name: 'Health' }]))
  return { removeCards: () => rerender(summary([])) }
}

const setHour = (hour: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(2026, 10, 22, hour))
}

test('the icon of the installed app shows how many are open', () => {
  const setAppBadge = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { setAppBadge }))
  setHour(12)
  const { removeCards } = show({ [addDays(sunday, -1)]: 'done' })
  expect(setAppBadge).toHaveBeenLastCalledWith(2)
  removeCards()
  expect(setAppBadge).toHaveBeenLastCalledWith(0)
})

test('yesterday is mentioned while something of it is left', () => {
  matchWindow({ isNarrow: false })
  setHour(12)
  show({ [addDays(sunday, -2)]: 'done', [addDays(sunday, -1)]: 'todo' })
  expect(screen.getByRole('button', { name: 'Yesterday: 2 left' })).toBeVisible()
  expect(screen.queryByText(/of 7 days/)).toBeNull()
})

test('a finished day says so, and a Sunday evening how the week was', () => {
  setHour(19)
  show({ [addDays(sunday, -2)]: 'done', [addDays(sunday, -1)]: 'skip', [sunday]: 'done' })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('3 of 7 days complete')).toBeVisible()
  expect(screen.getByText('All set!')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 2 complete')
})

test.each([
  ['a Saturday evening', '2026-11-22T02:30Z', 21, false],
  ['a Sunday evening', '2026-11-23T02:30Z', 22, true],
])('%s in Los Angeles is one, whatever day the lists show', (_evening, now, date, isShown) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now)
  vi.spyOn(Date.prototype, 'getHours').mockReturnValue(18)
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(date)
  show({ [addDays(sunday, -1)]: 'done', [sunday]: 'done' }, now.slice(0, 10))
  expect(screen.getByRole('progressbar')).toBeVisible()
  expect(screen.queryAllByText('2 of 7 days complete')).toHaveLength(isShown ? 1 : 0)
})

test('what the card reads of the past is kept on the device, however often the summary is drawn meanwhile', () => {
  const client = new QueryClient()
  const summary = () => (
    <QueryClientProvider client={client}>
      <DaySummary widgets={[{ id: 7, module: 1, name: 'Health' }]} />
    </QueryClientProvider>
  )
  const { rerender } = render(summary())
  void client.prefetchInfiniteQuery({
    ...pastItems(1),
    queryFn: () => new Promise<never>(() => {}),
  })
  rerender(summary())
  expect(client.getQueryCache().find({ queryKey: pastItemsKey(1) })).toSatisfy(isKeptOffline)
})
