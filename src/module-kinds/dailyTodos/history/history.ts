import type { DailyTodoItem, DailyTodoStatus } from '@daymark/api'
import type { DayLevel } from '@daymark/design-system'

/** What is known of the past of one list: for each day the status of each option that has one. */
export type History = ReadonlyMap<string, ReadonlyMap<number, DailyTodoStatus>>

/** How one day of a list went. */
export interface DaySummary {
  done: number
  skipped: number
  total: number
  level: DayLevel
}

/** Items may come more than once, from pages that moved meanwhile; the later one counts. */
export function historyOf(items: Iterable<DailyTodoItem>): History {
  const days = new Map<string, Map<number, DailyTodoStatus>>()
  for (const { date, option, status } of items) {
    const day = days.get(date) ?? new Map<number, DailyTodoStatus>()
    day.set(option, status)
    days.set(date, day)
  }
  return days
}

/**
 * The first day of each option in this history. Before it the option did not exist, as far as anybody can
 * tell, so that a to-do that was added later does not spoil the days before.
 */
export function firstDays(history: History): ReadonlyMap<number, string> {
  const first = new Map<number, string>()
  for (const [day, statuses] of history) {
    for (const option of statuses.keys()) {
      const known = first.get(option)
      if (known === undefined || day < known) first.set(option, day)
    }
  }
  return first
}

/** The options that were there on a day: today's list counts as a whole for today. */
function presentOn(
  day: string,
  options: readonly number[],
  first: ReadonlyMap<number, string>,
  today: string,
): readonly number[] {
  if (day >= today) return options
  return options.filter((option) => (first.get(option) ?? today) <= day)
}

export function summaryOf(
  day: string,
  options: readonly number[],
  history: History,
  today: string,
  first: ReadonlyMap<number, string> = firstDays(history),
): DaySummary {
  const present = presentOn(day, options, first, today)
  const statuses = present.map((option) => history.get(day)?.get(option) ?? 'todo')
  const done = statuses.filter((status) => status === 'done').length
  const skipped = statuses.filter((status) => status === 'skip').length
  const total = present.length
  return { done, skipped, total, level: levelOf(done, skipped, total) }
}

/** A skip settles a to-do, but a day on which nothing was done is passed over and not full (docs/product.md#7-9). */
function levelOf(done: number, skipped: number, total: number): DayLevel {
  if (total > 0 && done + skipped === total) return done > 0 ? 'full' : 'passed'
  return done > 0 ? 'some' : 'empty'
}
