import {
  type DailyTodoItem,
  type DailyTodoStatus,
  doneBefore,
  isDayOff,
  timesAWeek,
} from '@daymark/api'
import { addDays, isoDay } from '../../../../lib/days/days.ts'
import { countDay, type DayCount, type TodoOnDay } from '../../schedule/dayCount.ts'
import { alwaysDue, type DueOfTodos } from '../../schedule/schedule.ts'
import { firstOfWeek } from '../../schedule/week.ts'
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

/** How a day went: nothing done, some of it, all skipped, or all of it. */
type DayLevel = 'empty' | 'some' | 'passed' | 'full'

/** Counts of one day of a list. */
export interface DaySummary extends Pick<DayCount, 'done' | 'skipped' | 'total' | 'isExtra'> {
  /** Whether there were to-dos, and none of them was due. */
  isDayOff: boolean
  level: DayLevel
}

type ItemOfDay = Pick<DailyTodoItem, 'date' | 'option' | 'status'>

/** Returns the days that were read as a history. */
export const daysRead = ({ days }: Pick<HistoryCache, 'days'>): History =>
  new Map(Object.entries(days).map(([day, ids]) => [day, statusesOf(ids)]))

/**
 * Returns the history with more items; a day that none of them is about stays the same object. Items may come more than once,
 * from pages that moved meanwhile; the later one counts.
 */
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

/** Returns on how many days of its week before a day each to-do was done that is due some times a week. */
export function weekBefore(
  history: History,
  due: DueOfTodos,
  day: string,
): ReadonlyMap<number, number> {
  return new Map(
    [...due].flatMap(([id, own]) => {
      if (timesAWeek(own, day) === undefined) return []
      const statusOn = (one: string) => history.get(one)?.get(id) ?? 'todo'
      return [[id, doneBefore({ due: own, statusOn }, day)] as const]
    }),
  )
}

/**
 * Returns a function that sums a day up: the options that were there on it and due, of which today's list counts as a
 * whole for today. It remembers what it has summed up for as long as the day, and the days before it of which a week asks,
 * stay the same objects.
 */
export function summariser(
  options: readonly number[],
  first: ReadonlyMap<number, string>,
  today: string,
  due: DueOfTodos = alwaysDue,
): (day: string, history: History) => DaySummary {
  const known = new Map<string, { days: readonly (Day | undefined)[]; summary: DaySummary }>()

  function sumUp(day: string, history: History): DaySummary {
    const statuses = history.get(day) ?? nothing
    const week = weekBefore(history, due, day)
    const there: TodoOnDay[] = options
      .filter(
        (option) => day >= today || statuses.has(option) || (first.get(option) ?? today) <= day,
      )
      .map((option) => ({
        due: due.get(option),
        status: statuses.get(option) ?? 'todo',
        done: week.get(option) ?? 0,
      }))
    const { done, skipped, total, isExtra } = countDay(there, day)
    const isOff = there.length > 0 && there.every((todo) => isDayOff(todo.due, day))
    return {
      done,
      skipped,
      total,
      isExtra,
      isDayOff: isOff,
      level: levelOf(done, skipped, total),
    }
  }

  return (day, history) => {
    const days = [history.get(day)]
    for (let one = firstOfWeek(due, day); one < day; one = addDays(one, 1)) {
      days.push(history.get(one))
    }
    const before = known.get(day)
    if (before?.days.every((one, index) => one === days[index])) return before.summary
    const summary = sumUp(day, history)
    known.set(day, { days, summary })
    return summary
  }
}

/**
 * Sums up a day of several lists. What was done in a list that needs nothing counts only where no other list needs anything: it
 * would move the goal of the others.
 */
export function together<List extends DaySummary>(lists: readonly List[]) {
  const needed = lists.filter(({ total, isExtra }) => total > 0 && !isExtra)
  const counted = needed.length > 0 ? needed : lists
  const sum = (part: 'done' | 'skipped' | 'total') =>
    counted.reduce((all, summary) => all + summary[part], 0)
  return { counted, done: sum('done'), skipped: sum('skipped'), total: sum('total') }
}

/** A skip completes a to-do, but a day on which nothing was done is all skipped and not full (docs/product.md#7-9). */
export function levelOf(done: number, skipped: number, total: number): DayLevel {
  if (total > 0 && done + skipped === total) return done > 0 ? 'full' : 'passed'
  return done > 0 ? 'some' : 'empty'
}
