/** How much of a day is done: nothing, three steps on the way, everything; `passed` counts neither way. */
export type DayStep = 0 | 1 | 2 | 3 | 4 | 'passed'

/** Returns the step of a part from 0 to 1; null is a day that counts neither way. Only a whole day gets the last step. */
export function stepOf(part: number | null): DayStep {
  if (part === null) return 'passed'
  if (part <= 0) return 0
  if (part >= 1) return 4
  return Math.min(3, 1 + Math.floor(part * 3)) as 1 | 2 | 3
}

export const weekCount = 53
const dayLength = 86_400_000

/** Returns the weeks that end with that of a day, each from Monday on. */
export function weeksUntil(until: string): string[][] {
  const last = Date.parse(until)
  const monday = last - ((new Date(last).getUTCDay() + 6) % 7) * dayLength
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const time = monday + ((week + 1 - weekCount) * 7 + weekday) * dayLength
      return new Date(time).toISOString().slice(0, 10)
    }),
  )
}
