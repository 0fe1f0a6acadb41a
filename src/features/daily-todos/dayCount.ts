import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { statusOf } from './statusDelivery.ts'
import { changesOn, useDeferredPendingChanges } from './statusMutation.ts'

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
  options: readonly Pick<DailyTodoOption, 'id'>[],
  items: ReadonlyMap<number, DailyTodoItem> | undefined,
  module?: number,
): DayCount | undefined {
  const chosen = changesOn(day, useDeferredPendingChanges(module))
  if (items === undefined) return undefined
  const counts = { done: 0, skip: 0, todo: 0 }
  for (const { id } of options) counts[chosen.get(id)?.status ?? statusOf(items.get(id))] += 1
  return { done: counts.done, skipped: counts.skip, total: options.length, open: counts.todo }
}
