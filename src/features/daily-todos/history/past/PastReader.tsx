import type { DailyTodoOption } from '@daymark/api'
import { useEffect, useMemo } from 'react'
import { useToday } from '../../../../lib/days/days.ts'
import { useDeferredPendingStatuses } from '../../pendingChanges.ts'
import type { RowPast } from '../../row/todoDay.ts'
import { dueOf } from '../../schedule/schedule.ts'
import { firstOfWeek } from '../../schedule/week.ts'
import { daysRead, type History, weekBefore, withItems } from './history.ts'
import type { HistoryCache } from './historyCache.ts'
import { isReadSince, isWeekRead } from './readPast.ts'
import { isStreakUnbroken, streakBefore, useAreStreaksShown } from './streaks.ts'
import { usePasts } from './usePasts.ts'

interface Props {
  module: number
  options: readonly DailyTodoOption[]
  /** The day that the rows show. */
  day: string
  /** Is told what the rows say of the days before. Stays the same function. */
  onPast: (past: RowPast) => void
}

/** Most pages that a card reads: enough for a streak of a year from a server with ten items a page. */
const mostPages = 40

const nothing: History = new Map()

/** Reads the past of a list for its rows: the last days, and as far back as a streak goes. Shows nothing itself. */
export function PastReader({ module, options, day, onPast }: Props) {
  const today = useToday()
  const areShown = useAreStreaksShown()
  const due = useMemo(() => dueOf(options), [options])
  const isEnough = (past: HistoryCache) => {
    const { newest = 0, before, knownAfter } = past
    if (before < 1 || newest - before >= mostPages) return true
    const isDayRead = day > today || isReadSince(past, firstOfWeek(due, day))
    return (
      isDayRead &&
      isWeekRead(past, today) &&
      !isStreakUnbroken(daysRead(past), knownAfter, today, due)
    )
  }
  const [past] = usePasts([module], isEnough, { atOnce: 1 }).pasts
  const pending = useDeferredPendingStatuses(module)
  const history = useMemo(() => (past ? daysRead(past) : nothing), [past])
  const isWeekKnown = past !== undefined && isReadSince(past, firstOfWeek(due, day))
  useEffect(() => {
    const streaks = options.map(
      ({ id }) => [id, streakBefore(id, history, today, due.get(id))] as const,
    )
    onPast({
      day,
      streaks: new Map(areShown && day === today ? streaks : []),
      weeks: isWeekKnown ? weekBefore(withItems(history, pending), due, day) : new Map(),
    })
  }, [options, due, history, pending, isWeekKnown, day, today, areShown, onPast])
  return null
}
