import { type Due, isArchivedOn, scheduleOn } from '@daymark/api'

/** When those to-dos are due that are not due every day, by the id of their option. */
export type DueOfTodos = ReadonlyMap<number, Due>

export const alwaysDue: DueOfTodos = new Map()

/** Returns when those to-dos are due that are not due every day. */
export function dueOf(options: readonly (Due & { id: number })[]): DueOfTodos {
  const own = options.flatMap(({ id, schedules = [], archived = [] }) =>
    schedules.length + archived.length > 0 ? [[id, { schedules, archived }] as const] : [],
  )
  return own.length === 0 ? alwaysDue : new Map(own)
}

/**
 * Returns the days of the week (ISO numbers, in order) on which one of the to-dos is due, by the schedules of a day. Undefined
 * for every day: also when one of them is due some times a week, because any day may be one of those.
 */
export function weekdaysOf(options: readonly Due[], day: string): number[] | undefined {
  const days = new Set<number>()
  for (const due of options) {
    if (isArchivedOn(due, day)) continue
    const schedule = scheduleOn(due, day)
    if (schedule === null || !('weekdays' in schedule)) return undefined
    for (const number of schedule.weekdays) days.add(number)
  }
  return days.size === 0 || days.size === 7 ? undefined : [...days].toSorted((a, b) => a - b)
}
