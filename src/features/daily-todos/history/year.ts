import { addDays } from '../../../lib/days/days.ts'
import type { DaySummary, KnownPast } from './history.ts'
import type { Past } from './usePast.ts'

/** Returns the first of the days that a picture of a year shows. */
export const yearBefore = (today: string) => addDays(today, -53 * 7 + 1)

/** After this many days a day counts half as much, as in Loop Habit Tracker. */
export const halfLife = 13

/** The result of each day of a list or a to-do, from 0 to 1. Null for a day that does not count. */
export type DayParts = ReadonlyMap<string, number | null>

/** A skipped to-do counts neither way, and a day on which all were skipped does not count at all. */
const donePart = ({ done, skipped, total }: DaySummary) =>
  total > 0 && skipped === total ? null : done / Math.max(1, total - skipped)

/** The days of a year that are known, of the list as a whole or of one to-do. */
export function partsOf(
  { today, history, first, summary }: KnownPast & Pick<Past, 'summary'>,
  option?: number,
): DayParts {
  const parts = new Map<string, number | null>()
  const firstDay = option === undefined ? undefined : first.get(option)
  for (let day = yearBefore(today); day <= today; day = addDays(day, 1)) {
    // A day that is not read as a whole stays unknown.
    const known = summary(day)
    if (known === undefined) continue
    if (option === undefined) {
      parts.set(day, donePart(known))
    } else if (firstDay !== undefined && day >= firstDay) {
      const status = history.get(day)?.get(option) ?? 'todo'
      parts.set(day, status === 'skip' ? null : Number(status === 'done'))
    }
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

/** Returns the months of these days, newest first: on how many of them everything was done, and of how many. */
export function monthsOf(parts: DayParts): { month: string; done: number; days: number }[] {
  const months = new Map<string, { month: string; done: number; days: number }>()
  for (const [day, part] of parts) {
    const month = day.slice(0, 7)
    const known = months.get(month) ?? { month, done: 0, days: 0 }
    if (part !== null) known.days += 1
    if (part === 1) known.done += 1
    months.set(month, known)
  }
  return [...months.values()].toReversed()
}
