import { type DailyTodoOption, isArchivedOn } from '@daymark/api'
import { useQuery } from '@tanstack/react-query'
import { daysRead, weekBefore, withItems } from './history/past/history.ts'
import type { HistoryCache } from './history/past/historyCache.ts'
import { isReadSince } from './history/past/readPast.ts'
import { usePasts } from './history/past/usePasts.ts'
import { useDeferredPendingStatuses } from './pendingChanges.ts'
import { dueOf } from './schedule/schedule.ts'
import { firstOfWeek } from './schedule/week.ts'
import { byOption, dayItems, moduleOptions } from './todoQueries.ts'
import { useDayCount } from './useDayCount.ts'

/** Returns how far a list is on a day, from the answers that its card reads. The count is undefined until it is known. */
export function useListDay(module: number, day: string) {
  const { data: options, isError: haveOptionsFailed } = useQuery(moduleOptions(module))
  const { data: items, isError: haveItemsFailed } = useQuery({
    ...dayItems(module, day),
    select: byOption,
  })
  const week = useWeek(module, options, day)
  const count = useDayCount(day, options ?? [], items, week, module)
  return {
    count: options && count,
    hasTodos: options?.some((option) => !isArchivedOn(option, day)) ?? false,
    hasFailed: (haveOptionsFailed && !options) || (haveItemsFailed && !items),
  }
}

/**
 * Returns on how many days of its week before a day each to-do of a list was done that is due some times a week. Undefined
 * until that was read. Reads nothing for a list without such a to-do.
 */
function useWeek(
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
