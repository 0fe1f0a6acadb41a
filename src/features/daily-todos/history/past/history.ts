import type { DailyTodoItem, DailyTodoStatus } from '@daymark/api'
import type { DayLevel } from '@daymark/design-system'
import { isoDay } from '../../../../lib/days/days.ts'
import { alwaysDue, countsOn, type DueOfTodos, isDayOff } from '../../schedule/schedule.ts'
import { type HistoryCache, statusesOf } from './historyCache.ts'

/** On one day the status of each option that has one. */
type Day = ReadonlyMap<number, DailyTodoStatus>

/** The known days of one list, by ISO day. */
export type History = ReadonlyMap<string, Day>

/** The past of a list as far as it is known. */
export interface KnownPast {
  today: string
  history: History
  /** The first day of each to-do, see `firstDays`. */
  first: ReadonlyMap<number, string>
  /** When its to-dos are due. Every day unless given. */
  due?: DueOfTodos
}

/** Counts of one day of a list. */
export interface DaySummary {
  done: number
  skipped: number
  total: number
  /** Whether there were to-dos, and none of them was due. */
  isDayOff: boolean
  level: DayLevel
}

type ItemOfDay = Pick<DailyTodoItem, 'date' | 'option' | 'status'>

/** Returns the days that were read as a history. */
export const daysRead = ({ days }: Pick<HistoryCache, 'days'>): History =>
  new Map(Object.entries(days).map(([day, ids]) => [day, statusesOf(ids)]))

/** Items may come more than once, from pages that moved meanwhile; the later one counts. */
export function historyOf(items: Iterable<ItemOfDay>): History {
  return withItems(new Map(), items)
}

/** Returns the history with more items; a day that none of them is about stays the same object. */
export function withItems(history: History, items: Iterable<ItemOfDay>): History {
  const changed = new Map<string, Map<number, DailyTodoStatus>>()
  for (const { date, option, status } of items) {
    const name = isoDay(date)
    const day = changed.get(name) ?? new Map(history.get(name))
    day.set(option, status)
    changed.set(name, day)
  }
  return changed.size === 0 ? history : new Map([...history, ...changed])
}

/**
 * The first day on which each option of one list is known to exist. A to-do counts from that day on, so that one that
 * was added later does not spoil the days before. Ids ascend: an option is at least as old as those with a higher id,
 * also when it has no item itself.
 */
export function firstDays(
  history: History,
  options: readonly number[],
): ReadonlyMap<number, string> {
  const first = new Map<number, string>()
  for (const [day, statuses] of history) {
    for (const option of statuses.keys()) {
      const known = first.get(option)
      if (known === undefined || day < known) first.set(option, day)
    }
  }
  const begins = new Map<number, string>()
  let earliest: string | undefined
  for (const option of options.toSorted((one, other) => other - one)) {
    const own = first.get(option)
    if (own !== undefined && (earliest === undefined || own < earliest)) earliest = own
    if (earliest !== undefined) begins.set(option, earliest)
  }
  return begins
}

const nothing: Day = new Map()

/**
 * Returns a function that sums a day up: the options that were there on it and due, of which today's list counts as a
 * whole for today. It remembers what it has summed up for as long as the day stays the same object.
 */
export function summariser(
  options: readonly number[],
  first: ReadonlyMap<number, string>,
  today: string,
  due: DueOfTodos = alwaysDue,
): (day: string, statuses: Day | undefined) => DaySummary {
  const known = new Map<string, { statuses: Day; summary: DaySummary }>()

  function sumUp(day: string, statuses: Day): DaySummary {
    let [done, skipped, total, off, there] = [0, 0, 0, 0, 0]
    for (const option of options) {
      const status = statuses.get(option)
      const isThere = day >= today || status !== undefined || (first.get(option) ?? today) <= day
      if (isThere) there += 1
      if (isThere && isDayOff(due.get(option), day)) off += 1
      if (!countsOn(due.get(option), day, status ?? 'todo')) continue
      if (isThere) total += 1
      if (status === 'done') done += 1
      if (status === 'skip') skipped += 1
    }
    const isOff = there > 0 && off === there
    return { done, skipped, total, isDayOff: isOff, level: levelOf(done, skipped, total) }
  }

  return (day, statuses = nothing) => {
    const before = known.get(day)
    if (before?.statuses === statuses) return before.summary
    const summary = sumUp(day, statuses)
    known.set(day, { statuses, summary })
    return summary
  }
}

/** A skip completes a to-do, but a day on which nothing was done is all skipped and not full (docs/product.md#7-9). */
export function levelOf(done: number, skipped: number, total: number): DayLevel {
  if (total > 0 && done + skipped === total) return done > 0 ? 'full' : 'passed'
  return done > 0 ? 'some' : 'empty'
}
