import type { DailyTodoOption } from '@daymark/api'
import { useDeferredPendingStatuses } from '../../pendingChanges.ts'
import { dueOf } from '../../schedule/schedule.ts'
import { firstOfWeek } from '../../schedule/week.ts'
import { daysRead, weekBefore, withItems } from './history.ts'
import type { HistoryCache } from './historyCache.ts'
import { isReadSince } from './readPast.ts'
import { usePasts } from './usePasts.ts'

/**
 * Returns on how many days of its week before a day each to-do of a list was done that is due some times a week. Undefined
 * until that was read. Reads nothing for a list without such a to-do.
 */
export function useWeek(
  module: number,
  options: readonly DailyTodoOption[] | undefined,
  day: string,
): ReadonlyMap<number, number> | undefined {
  const due = dueOf(options ?? [])
  const first = firstOfWeek(due, day)
  const isAsked = first < day
  const isEnough = (past: HistoryCache) => isReadSince(past, first)
  const [past] = usePasts(isAsked ? [module] : [], isEnough, { atOnce: 1 }).pasts
  const pending = useDeferredPendingStatuses(module)
  if (isAsked && !(past && isEnough(past))) return undefined
  return weekBefore(withItems(past ? daysRead(past) : new Map(), pending), due, day)
}
