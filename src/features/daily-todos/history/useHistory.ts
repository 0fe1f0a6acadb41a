import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { useMemo } from 'react'
import { useToday } from '../../../lib/days/days.ts'
import { usePendingChanges } from '../statusMutation.ts'
import { type DaySummary, firstDays, historyOf, summariser, withItems } from './history.ts'
import { useRecentItems } from './pastItems.ts'
import { type Streaks, streaksOf } from './streaks.ts'

interface ListHistory {
  today: string
  summary: (day: string) => DaySummary
  /** The streaks of the list as a whole. */
  streaks: Streaks
}

const meaningOfLevel = {
  full: 'counts',
  passed: 'passes',
  some: 'breaks',
  empty: 'breaks',
} as const

/**
 * Returns the past of a list as far as it is known, with what was just chosen. A choice sums up again only the day that
 * it is about.
 */
export function useHistory(
  module: number,
  options: readonly DailyTodoOption[],
  shownItems: readonly DailyTodoItem[],
): ListHistory {
  const today = useToday()
  const { items: recent } = useRecentItems(module)
  const pending = usePendingChanges(module)

  const past = useMemo(() => withItems(historyOf(recent), shownItems), [recent, shownItems])
  const sumUp = useMemo(() => {
    const ids = options.map(({ id }) => id)
    return summariser(ids, firstDays(past, ids), today)
  }, [options, past, today])
  return useMemo(() => {
    const history = withItems(
      past,
      pending.filter((change) => change.module === module),
    )
    const summary = (day: string) => sumUp(day, history.get(day))
    const from = [...history.keys()].toSorted()[0]
    return {
      today,
      summary,
      streaks: streaksOf(from, today, (day) =>
        // A day without any item breaks a streak, whatever there was to do.
        history.has(day) ? meaningOfLevel[summary(day).level] : 'breaks',
      ),
    }
  }, [module, past, pending, sumUp, today])
}
