import { type DailyTodoItem, type Due, timesAWeek } from '@daymark/api'
import { changesOn, useDeferredPendingStatuses } from './pendingChanges.ts'
import { countDay, type DayCount } from './schedule/dayCount.ts'
import { statusOf } from './todoQueries.ts'

/**
 * Counts a day of one list, with the choices that have not reached the server. `week` says on how many days before it in its
 * week each to-do was done that is due some times a week. Undefined until all that is known.
 */
export function useDayCount(
  day: string,
  options: readonly (Due & { id: number })[],
  items: ReadonlyMap<number, DailyTodoItem> | undefined,
  week: ReadonlyMap<number, number> | undefined,
  module: number,
): DayCount | undefined {
  const chosen = changesOn(day, useDeferredPendingStatuses(module))
  const isWeekKnown = options.every(
    (option) => timesAWeek(option, day) === undefined || week?.has(option.id) === true,
  )
  if (items === undefined || !isWeekKnown) return undefined
  const todos = options.map(({ id, ...due }) => ({
    due,
    status: chosen.get(id)?.status ?? statusOf(items.get(id)),
    done: week?.get(id) ?? 0,
  }))
  return countDay(todos, day)
}
