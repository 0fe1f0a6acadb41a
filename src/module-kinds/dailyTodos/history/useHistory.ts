import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useUtcToday } from '../../../ui/days.ts'
import { whenIdle } from '../../../ui/whenIdle.ts'
import { usePendingChanges } from '../statusMutation.ts'
import { type DaySummary, firstDays, type History, historyOf, summaryOf } from './history.ts'
import { recentItems } from './recentItems.ts'
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

function isIdleOnce(setIdle: (isIdle: true) => void) {
  return whenIdle(() => setIdle(true))
}

/**
 * The past of a list as far as it is known, with what was just chosen. It is asked for when the browser is idle.
 */
export function useHistory(
  module: number,
  options: readonly DailyTodoOption[],
  shownItems: readonly DailyTodoItem[],
): ListHistory {
  const today = useUtcToday()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => isIdleOnce(setIdle), [])
  const { data: recent } = useQuery({ ...recentItems(module), enabled: isIdle })
  const pending = usePendingChanges()

  return useMemo(() => {
    const chosen = pending
      .filter((change) => change.module === module)
      .map(({ option, date, status }) => ({ id: 0, module, option, date, status }))
    const history = historyOf([...(recent ?? []), ...shownItems, ...chosen])
    return listHistory(
      options.map(({ id }) => id),
      history,
      today,
    )
  }, [module, options, pending, recent, shownItems, today])
}

function listHistory(options: readonly number[], history: History, today: string): ListHistory {
  const first = firstDays(history)
  const summary = (day: string) => summaryOf(day, options, history, today, first)
  const from = [...history.keys()].toSorted()[0]
  return {
    today,
    summary,
    streaks: streaksOf(from, today, (day) => meaningOfLevel[summary(day).level]),
  }
}
