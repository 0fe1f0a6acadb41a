import type { DailyTodoOption } from '@daymark/api'
import { useEffect, useMemo } from 'react'
import { useToday } from '../../../../lib/days/days.ts'
import { useStore } from '../../../../lib/store.ts'
import { useDeferredPendingStatuses } from '../../pendingStatuses.ts'
import type { RowPast } from '../../row/todoDay.ts'
import { dueOf, timesAWeek } from '../../schedule/schedule.ts'
import { doneInWeek, mondayOf } from '../../schedule/week.ts'
import { historyOf, withItems } from './history.ts'
import { useRecentItems } from './pastItems.ts'
import { streakBefore, streakSetting } from './streaks.ts'

interface Props {
  module: number
  options: readonly DailyTodoOption[]
  /** The day that the rows show. */
  day: string
  /** Is told what the rows say of the days before. Stays the same function. */
  onPast: (past: RowPast) => void
}

/** Reads the past of a list, for its rows and for the head of the page. Shows nothing itself. */
export function PastReader({ module, options, day, onPast }: Props) {
  const today = useToday()
  const areShown = useStore(streakSetting) === 'shown'
  const due = useMemo(() => dueOf(options), [options])
  const { items, knownAfter } = useRecentItems(module, due)
  const pending = useDeferredPendingStatuses(module)
  const history = useMemo(() => historyOf(items), [items])
  useEffect(() => {
    const streaks = options.map(
      ({ id }) => [id, streakBefore(id, history, today, due.get(id))] as const,
    )
    const known = withItems(history, pending)
    const isWeekKnown = knownAfter !== undefined && knownAfter < mondayOf(day)
    const weeks = [...due].flatMap(([id, own]) => {
      if (!isWeekKnown || timesAWeek(own, day) === undefined) return []
      const statusOn = (one: string) => (one === day ? 'todo' : (known.get(one)?.get(id) ?? 'todo'))
      return [[id, doneInWeek({ due: own, statusOn }, day)] as const]
    })
    onPast({
      day,
      streaks: new Map(areShown && day === today ? streaks : []),
      weeks: new Map(weeks),
    })
  }, [options, due, history, pending, knownAfter, day, today, areShown, onPast])
  return null
}
