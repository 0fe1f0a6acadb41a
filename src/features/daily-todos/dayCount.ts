import type { DailyTodoItem } from '@daymark/api'
import { countsOn, type Due } from './schedule/schedule.ts'
import { statusesOn, useDeferredPendingStatuses } from './pendingStatuses.ts'
import { statusOf } from './todoQueries.ts'

/** How far a list is on a day. */
export interface DayCount {
  done: number
  skipped: number
  total: number
  /** Neither done nor skipped. */
  open: number
}

/**
 * Counts the statuses of a day of one list, or of all, with the choices that have not reached the server. Undefined
 * until they are known.
 */
export function useDayCount(
  day: string,
  options: readonly (Due & { id: number })[],
  items: ReadonlyMap<number, DailyTodoItem> | undefined,
  module?: number,
): DayCount | undefined {
  const chosen = statusesOn(day, useDeferredPendingStatuses(module))
  if (items === undefined) return undefined
  const counts = { done: 0, skip: 0, todo: 0 }
  for (const { id, ...due } of options) {
    const status = chosen.get(id)?.status ?? statusOf(items.get(id))
    if (countsOn(due, day, status)) counts[status] += 1
  }
  const { done, skip: skipped, todo: open } = counts
  return { done, skipped, total: done + skipped + open, open }
}
