/**
 * How much of a day is done: nothing, less than half, four steps from a half to everything; `passed` counts neither way.
 */
export type DayStep = 'none' | 'some' | 1 | 2 | 3 | 4 | 'passed'

/** The steps from nothing to everything. */
export const daySteps = ['none', 'some', 1, 2, 3, 4] as const satisfies readonly DayStep[]

/** Returns the step of a part from 0 to 1; null is a day that counts neither way. Only a whole day gets the last step. */
export function stepOf(part: number | null): DayStep {
  if (part === null) return 'passed'
  if (part <= 0) return 'none'
  if (part >= 1) return 4
  if (part >= 0.9) return 3
  if (part >= 0.75) return 2
  return part >= 0.5 ? 1 : 'some'
}

/** The weeks of a year of days. */
export const weeksOfYear = 53
const dayLength = 86_400_000
const weekLength = 7 * dayLength

/** Returns the Monday of the week of a day, in milliseconds since 1970. */
function mondayOf(day: string): number {
  const time = Date.parse(day)
  return time - ((new Date(time).getUTCDay() + 6) % 7) * dayLength
}

/** Returns how many weeks there are from that of one day to that of another, at least one and at most so many. */
export function weekCountOf(begin: string | undefined, until: string, most: number): number {
  if (begin === undefined) return most
  const weeks = (mondayOf(until) - mondayOf(begin)) / weekLength + 1
  return Math.max(1, Math.min(most, weeks))
}

/** Returns so many weeks, the last of which is that of a day, each from Monday on. */
export function weeksUntil(until: string, count: number): string[][] {
  const monday = mondayOf(until)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const time = monday + (week + 1 - count) * weekLength + weekday * dayLength
      return new Date(time).toISOString().slice(0, 10)
    }),
  )
}
