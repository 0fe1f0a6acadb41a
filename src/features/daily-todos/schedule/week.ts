import {
  type DailyTodoStatus,
  doneBefore,
  type Due,
  isArchivedOn,
  isDayOff,
  isSettledOn,
  mondayOf,
  timesAWeek,
} from '@daymark/api'
import { addDays } from '../../../lib/days/days.ts'
import type { DueOfTodos } from './schedule.ts'

/** One to-do over time. */
export interface TodoOverTime {
  /** When it is due. Undefined for every day. */
  due: Due | undefined
  /** Its first day, see `firstDays`. Undefined before it has one. */
  first: string | undefined
  today: string
  statusOn: (day: string) => DailyTodoStatus
}

/**
 * Returns the first day that must be known to count a day of a list: that of its week, where one of its to-dos is due some
 * times a week.
 */
export const firstOfWeek = (due: DueOfTodos, day: string): string =>
  [...due.values()].some((one) => timesAWeek(one, day) !== undefined) ? mondayOf(day) : day

const daysOfWeek = (monday: string) =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index))

/**
 * Returns whether a to-do is asked for on a day. One that is due some times a week is, until it was done so often in
 * the days before.
 */
export function isDueOn(todo: Pick<TodoOverTime, 'due' | 'statusOn'>, day: string): boolean {
  if (isDayOff(todo.due, day)) return false
  return !isSettledOn(todo.due, day, doneBefore(todo, day))
}

/**
 * How a week of a to-do went that is due some times a week: it was done so often (`counts`), it is over and was short
 * (`breaks`), or neither. Undefined for a week that ends with another kind of schedule.
 *
 * No more is asked than there are days that are neither skipped nor archived. A part of a week, in which the to-do or its
 * number is new, or of which days are archived, is never short, and neither is a week before it is over.
 */
export function weekOf(
  todo: TodoOverTime,
  monday: string,
): 'counts' | 'passes' | 'breaks' | undefined {
  const { due, first, today, statusOn } = todo
  const sunday = addDays(monday, 6)
  const times = timesAWeek(due, sunday)
  if (times === undefined) return undefined
  const days = daysOfWeek(monday).filter((day) => !isArchivedOn(due, day))
  const statuses = days.map(statusOn)
  const done = statuses.filter((status) => status === 'done').length
  const asked = Math.min(times, statuses.filter((status) => status !== 'skip').length)
  if (done > 0 && done >= asked) return 'counts'
  const isWhole =
    first !== undefined &&
    first <= monday &&
    days.length === 7 &&
    timesAWeek(due, monday) === times &&
    sunday < today
  return isWhole && done < asked ? 'breaks' : 'passes'
}

/**
 * Returns what a day says of one to-do: 1 when it was done, 0 when it was missed, null when it counts neither way. A
 * week that was short is one miss, on the last of its days that was left open.
 */
export function resultOn(todo: TodoOverTime, day: string): 1 | 0 | null {
  const { due, statusOn } = todo
  const status = statusOn(day)
  if (status === 'skip' || isDayOff(due, day)) return null
  if (status === 'done') return 1
  if (timesAWeek(due, day) === undefined) return 0
  const monday = mondayOf(day)
  const isLastOpen = daysOfWeek(monday).every((one) => one <= day || statusOn(one) !== 'todo')
  return isLastOpen && weekOf(todo, monday) === 'breaks' ? 0 : null
}
