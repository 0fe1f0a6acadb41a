import type { DailyTodoStatus } from '@daymark/api'
import { DayHeader } from '@daymark/design-system'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { matchWindow } from '../../../../packages/design-system/src/testing/matchWindow.ts'
import { startTexts } from '../../../app/start/startTexts.ts'
import { addDays } from '../../../lib/days/days.ts'
import type { DayParts, OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import { historyCacheKey } from '../history/past/historyCache.ts'
import { pastRead } from '../../../../tests/support/unit/pastRead.ts'
import { dayItems, moduleOptions } from '../todoQueries.ts'
import { DayHead } from './DayHead.tsx'

const sunday = '2026-11-22'

beforeEach(async () => {
  matchWindow({ isNarrow: false })
  await startTexts()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Head({ widgets }: { widgets: readonly OptionOrWidget[] }) {
  const [parts, setParts] = useState<DayParts>()
  return (
    <>
      <DayHead widgets={widgets} onParts={setParts} />
      <DayHeader
        title={parts?.title}
        line={parts?.line}
        secondLine={parts?.renderSecondLine('Good day, Ada')}
        ring={parts?.ring}
        strip={parts?.strip}
      />
    </>
  )
}

/** Shows the head of one list with two to-dos, whose statuses of each of the last days are the same. */
function show(statuses: Readonly<Record<string, DailyTodoStatus>>, today = sunday) {
  const client = new QueryClient()
  const option = (id: number) => ({ id, module: 1, name: `To-do ${id}`, text: '' })
  client.setQueryData(moduleOptions(1).queryKey, [option(1), option(2)])
  const items = Object.entries(statuses).flatMap(([date, status], index) =>
    [1, 2].map((option) => ({ id: 10 * index + option, module: 1, option, date, status })),
  )
  client.setQueryData(
    dayItems(1, today).queryKey,
    items.filter(({ date }) => date === today),
  )
  client.setQueryData(historyCacheKey(1), pastRead(items))
  const head = (widgets: readonly OptionOrWidget[]) => (
    <QueryClientProvider client={client}>
      <Head widgets={widgets} />
    </QueryClientProvider>
  )
  const { rerender } = render(head([{ id: 7, module: 1, name: 'Health' }]))
  return { removeCards: () => rerender(head([])) }
}

const setHour = (hour: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(2026, 10, 22, hour))
}

test('the icon of the installed app shows how many are open', () => {
  const setAppBadge = vi.fn(() => Promise.resolve())
  Object.assign(navigator, { setAppBadge })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'))
  setHour(12)
  const { removeCards } = show({ [addDays(sunday, -1)]: 'done' })
  expect(setAppBadge).toHaveBeenLastCalledWith(2)
  removeCards()
  expect(setAppBadge).toHaveBeenLastCalledWith(0)
})

test('a day before the list existed is no failure', () => {
  setHour(12)
  show({ [addDays(sunday, -1)]: 'done', [sunday]: 'skip' })
  const days = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(days.at(-3)).toContain('nothing to do yet')
  expect(days.at(-2)).toContain('all 2 complete')
  expect(days.at(-1)).toContain('all skipped')
})

test('a finished day says so, and a Sunday evening how the week was', () => {
  setHour(19)
  show({ [addDays(sunday, -2)]: 'done', [addDays(sunday, -1)]: 'skip', [sunday]: 'done' })
  expect(screen.queryByRole('button', { name: /left/ })).toBeNull()
  expect(screen.getByText(/3 of 7 days complete/)).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 2 complete')
})

test('greets beside what is left of yesterday, until something is done', () => {
  setHour(12)
  show({ [addDays(sunday, -1)]: 'todo' })
  expect(screen.getByText('Good day, Ada')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Yesterday: 2 left' })).toBeVisible()
  cleanup()
  show({ [sunday]: 'skip' })
  expect(screen.queryByText('Good day, Ada')).toBeNull()
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
  expect(screen.queryAllByText(/2 of 7 days complete/)).toHaveLength(isShown ? 1 : 0)
})
