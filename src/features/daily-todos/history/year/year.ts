import { isDayOff } from '@daymark/api'
import type { HueName } from '@daymark/design-system'
import { addDays } from '../../../../lib/days/days.ts'
import type { DaySummary, KnownPast } from '../past/history.ts'
import { type Past, yearBefore } from '../past/knownPast.ts'
import { resultOn } from '../../schedule/week.ts'
import { type Streaks, streaksOf, todoOf, type TodoStreaks } from '../past/streaks.ts'

/** After this many days a day counts half as much, as in Loop Habit Tracker. */
export const halfLife = 13

/**
 * The result of each day of a list or a to-do, from 0 to 1. Null for a day that does not count because it was skipped. Days
 * on which nothing was due are missing, as those are that are not read.
 */
export type DayParts = ReadonlyMap<string, number | null>

/** A year that can be shared as a picture. */
export interface SharedYear {
  /** What the year is of. */
  name: string
  hue: HueName
  past: Past
  parts: DayParts
  /** Those of a to-do. Without them they are counted from the parts. */
  streaks?: TodoStreaks
}

/** A skipped to-do counts neither way, and a day on which all were skipped does not count at all. */
export const donePart = ({ done, skipped, total }: DaySummary) =>
  total > 0 && skipped === total ? null : done / Math.max(1, total - skipped)

/** The days of a year that are known, of the list as a whole or of one to-do. */
export function partsOf(
  past: KnownPast & Pick<Past, 'summary' | 'knows'>,
  option?: number,
): DayParts {
  return option === undefined ? partsOfList(past) : partsOfTodo(past, option)
}

function partsOfList({ today, summary }: KnownPast & Pick<Past, 'summary'>): DayParts {
  const parts = new Map<string, number | null>()
  for (let day = yearBefore(today); day <= today; day = addDays(day, 1)) {
    // A day that is not read as a whole stays unknown.
    const known = summary(day)
    if (known !== undefined) parts.set(day, donePart(known))
  }
  return parts
}

function partsOfTodo(past: KnownPast & Pick<Past, 'knows'>, option: number): DayParts {
  const parts = new Map<string, number | null>()
  const todo = todoOf(option, past)
  const { due, first, today, statusOn } = todo
  for (let day = yearBefore(today); day <= today; day = addDays(day, 1)) {
    if (first === undefined || day < first || !past.knows(day)) continue
    const isSkipped = statusOn(day) === 'skip' && !isDayOff(due, day)
    const result = resultOn(todo, day)
    if (isSkipped || result !== null) parts.set(day, result)
  }
  return parts
}

/**
 * Returns the share of the days that were done, from 0 to 1, of which recent ones count more. A day that counts neither way
 * changes nothing, and neither does a today that is still open. Undefined before the first day.
 */
export function scoreOf(parts: DayParts, today: string): number | undefined {
  const keep = 0.5 ** (1 / halfLife)
  let [sum, weight] = [0, 0]
  for (const [day, part] of parts) {
    if (part === null || (day === today && part < 1)) continue
    sum = sum * keep + part
    weight = weight * keep + 1
  }
  return weight === 0 ? undefined : sum / weight
}

/** So often a weekday must have come before something is said of it. */
const leastWeeks = 4

/** Returns a day of the weekday that went best. Undefined while too little is known, or where two are equal. */
export function bestWeekday(parts: DayParts, today: string): string | undefined {
  const weekdays = Array.from({ length: 7 }, () => ({ sum: 0, count: 0, day: '' }))
  for (const [day, part] of parts) {
    const weekday = weekdays[new Date(day).getUTCDay()]
    if (part === null || day === today || weekday === undefined) continue
    weekday.sum += part
    weekday.count += 1
    weekday.day = day
  }
  // A weekday that is always skipped says nothing of the others.
  const counted = weekdays.filter(({ count }) => count > 0)
  if (counted.some(({ count }) => count < leastWeeks)) return undefined
  const [best, second] = counted.toSorted(
    (one, other) => other.sum / other.count - one.sum / one.count,
  )
  if (!best || !second || best.sum / best.count === second.sum / second.count) return undefined
  return best.day
}

/** Returns the first of the 365 days that end today. */
export const yearOfDays = (today: string) => addDays(today, -364)

/**
 * Returns on how many days everything was done, and of how many, since a day. Days that count neither way are left out, and
 * so is a today that is still open.
 */
export function countOf(
  parts: DayParts,
  since: string,
  today: string,
): { done: number; days: number } {
  const counted = [...parts].filter(
    ([day, part]) => day >= since && part !== null && (day < today || part === 1),
  )
  return { done: counted.filter(([, part]) => part === 1).length, days: counted.length }
}

/** Returns the streaks in these days, of which each that counts is complete. One without a part was not due. */
export function streaksOfParts(parts: DayParts, today: string): Streaks {
  const [from] = parts.keys()
  return streaksOf(from, today, (day) => {
    const part = parts.get(day)
    return part === null || part === undefined ? 'passes' : part === 1 ? 'counts' : 'breaks'
  })
}

/** Returns the months of these days, newest first: on how many of them everything was done, and of how many. */
export function monthsOf(
  parts: DayParts,
  today: string,
): { month: string; done: number; days: number }[] {
  const months = new Map<string, { month: string; done: number; days: number }>()
  for (const [day, part] of parts) {
    const month = day.slice(0, 7)
    const known = months.get(month) ?? { month, done: 0, days: 0 }
    months.set(month, known)
    if (part === null || (day === today && part < 1)) continue
    known.days += 1
    known.done += Math.floor(part)
  }
  return [...months.values()].toReversed()
}

/**
 * Returns how much of a hundred of the to-dos of these days was done. Skipped ones are left out, and so is a today that is
 * still open, unless it is the only day. Undefined where nothing was to be done. Only everything is 100.
 */
export function percentOf(
  { today, summary }: Pick<Past, 'today' | 'summary'>,
  from: string,
  to: string,
): number | undefined {
  let [done, counted] = [0, 0]
  const add = (day: DaySummary) => {
    done += day.done
    counted += day.total - day.skipped
  }
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const known = summary(day)
    if (known && (day < today || donePart(known) === 1)) add(known)
  }
  const open = summary(today)
  if (counted === 0 && open && to >= today) add(open)
  if (counted === 0) return undefined
  return done === counted ? 100 : Math.min(99, Math.round((100 * done) / counted))
}
