import { addDays } from '../../../lib/days/days.ts'

/** The effect of a day on a streak: it counts, it neither counts nor breaks, or it breaks. */
export type StreakDay = 'counts' | 'passes' | 'breaks'

export interface Streaks {
  /** Days of the current streak. It has not ended as long as today can still be ticked. */
  present: number
  /** Days of the longest streak in the days that are known. */
  longest: number
}

/**
 * Returns the streaks from the first known day up to today. A skipped day neither breaks a streak nor counts for
 * it, and a streak neither begins nor ends with one. A today that is still open breaks nothing (docs/product.md#7-10).
 */
export function streaksOf(
  from: string | undefined,
  today: string,
  meaningOf: (day: string) => StreakDay,
): Streaks {
  let present = 0
  let longest = 0
  if (from === undefined) return { present, longest }
  for (let day = from; day <= today; day = addDays(day, 1)) {
    const meaning = meaningOf(day)
    if (meaning === 'counts') present += 1
    else if (meaning === 'breaks' && day !== today) present = 0
    longest = Math.max(longest, present)
  }
  return { present, longest }
}
