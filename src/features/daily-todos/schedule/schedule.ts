import type { DailyTodoOption, Schedule } from '@daymark/api'

/**
 * When a to-do is due: its schedules, and the times in which it is archived, in the order of their days. Each is missing
 * where the backend has none.
 */
export type Due = Pick<DailyTodoOption, 'schedules' | 'archived'>

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

/** Returns the schedule that is valid on a day (ISO). Null is every day. */
export function scheduleOn(due: Due | undefined, day: string): Schedule {
  return due?.schedules?.findLast(({ from }) => from <= day)?.schedule ?? null
}

/** Returns the ISO number of the day of the week: 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7

/** Returns whether a to-do is archived on a day: it is on no card then. */
export function isArchivedOn(due: Due | undefined, day: string): boolean {
  return (
    due?.archived?.some(({ from, until }) => from <= day && (until === null || day < until)) ??
    false
  )
}

/**
 * Returns whether a to-do counts nowhere on a day: it is archived, or its schedule names days of the week, of which this
 * day is none.
 */
export function isDayOff(due: Due | undefined, day: string): boolean {
  if (isArchivedOn(due, day)) return true
  const schedule = scheduleOn(due, day)
  return schedule !== null && 'weekdays' in schedule && !schedule.weekdays.includes(weekdayOf(day))
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

/** Returns how many times a week a to-do is to be done, also while it is archived. Undefined for one with days of its own. */
export function timesAWeek(due: Due | undefined, day: string): number | undefined {
  const schedule = scheduleOn(due, day)
  return schedule !== null && 'timesPerWeek' in schedule ? schedule.timesPerWeek : undefined
}

/**
 * Returns whether a day needs a to-do that was done so often before it in its week. One that is due some times a week is
 * needed when its week has as many days left as it has times, and otherwise optional (docs/product.md#7-26).
 */
export function isNeededOn(due: Due | undefined, day: string, done: number): boolean {
  if (isDayOff(due, day)) return false
  const times = timesAWeek(due, day)
  const daysLeft = 8 - weekdayOf(day)
  return times === undefined || daysLeft === times - done
}

/** Returns whether a to-do that is due some times a week was done so often before a day that its week is settled. */
export function isSettledOn(due: Due | undefined, day: string, done: number): boolean {
  const times = timesAWeek(due, day)
  return times !== undefined && done >= times
}
