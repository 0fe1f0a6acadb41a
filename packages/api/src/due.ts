import type { DailyTodoOption, DailyTodoStatus, Schedule } from './generated/content.ts'

// The rules by which both the app and a backend in TypeScript tell what a day needs (docs/product.md#7-26). packages/django has
// them in Python: `openapi/due.json` are cases that both keep.

/**
 * When a to-do is due: its schedules, and the times in which it is archived, in the order of their days. Each is missing
 * where the backend has none.
 */
export type Due = Pick<DailyTodoOption, 'schedules' | 'archived'>

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

/** Returns the Monday of the week of a day (ISO). */
export const mondayOf = (day: string): string =>
  new Date(Date.parse(day) - (weekdayOf(day) - 1) * 86_400_000).toISOString().slice(0, 10)

/** One to-do over the days of a week. */
interface TodoOfWeek {
  /** When it is due. Undefined for every day. */
  due: Due | undefined
  statusOn: (day: string) => DailyTodoStatus
}

/** Returns on how many days of its week before this one a to-do was done. */
export function doneBefore({ due, statusOn }: TodoOfWeek, day: string): number {
  const monday = Date.parse(mondayOf(day))
  const before = Array.from({ length: weekdayOf(day) - 1 }, (_, index) =>
    new Date(monday + index * 86_400_000).toISOString().slice(0, 10),
  )
  return before.filter((one) => !isArchivedOn(due, one) && statusOn(one) === 'done').length
}
