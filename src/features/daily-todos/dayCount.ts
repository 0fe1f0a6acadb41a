import type { DailyTodoItem, DailyTodoOption, DailyTodoStatus } from '@daymark/api'
import { statusOf } from './statusDelivery.ts'
import { usePendingChanges } from './statusMutation.ts'

/** How far a list is on a day. */
export interface DayCount {
  done: number
  skipped: number
  total: number
  /** Neither done nor skipped. */
  open: number
}

type Options = readonly Pick<DailyTodoOption, 'id'>[]
type Items = ReadonlyMap<number, DailyTodoItem>

/**
 * Counts the statuses of a day of one list, or of all, with the choices that have not reached the server. Undefined
 * until they are known.
 */
export function useDayCount(
  day: string,
  options: Options,
  items: Items | undefined,
  module?: number,
): DayCount | undefined {
  const pending = usePendingChanges(module)
  // A choice does not count a long list again.
  const kept = items && countsOf(options, items)
  if (kept === undefined) return undefined
  const counts = { ...kept }
  const chosen = new Map(
    pending.filter(({ date }) => date === day).map(({ option, status }) => [option, status]),
  )
  for (const { id } of options) {
    const status = chosen.get(id)
    if (status === undefined) continue
    counts[statusOf(items?.get(id))] -= 1
    counts[status] += 1
  }
  return { done: counts.done, skipped: counts.skip, total: options.length, open: counts.todo }
}

function countsOf(options: Options, items: Items): Record<DailyTodoStatus, number> {
  const counts = { done: 0, skip: 0, todo: 0 }
  for (const { id } of options) counts[statusOf(items.get(id))] += 1
  return counts
}
