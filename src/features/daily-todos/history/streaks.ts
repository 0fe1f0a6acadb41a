import { addDays } from '../../../lib/days/days.ts'
import { deviceSetting } from '../../../lib/preferences/deviceSetting.ts'
import type { KnownPast } from './history.ts'

/** Whether streaks are shown on this device. People who feel them as pressure can hide them. */
export const streakSetting = deviceSetting('streaks', ['shown', 'hidden'])

/** The effect of a day on a streak: it counts, it neither counts nor breaks, or it breaks. */
type StreakDay = 'counts' | 'passes' | 'breaks'

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

/** The days of which a report counts how often something was done. */
export const reportedDays = 30

const meaningOfStatus = { done: 'counts', skip: 'passes', todo: 'breaks' } as const

/** The result of one to-do. */
export interface TodoReport {
  /** On how many of the last thirty days it was done. */
  done: number
  /** Of how many: from its first day on, without those on which it was skipped and a today that is open. */
  days: number
  streaks: Streaks
}

/** Returns the report of one to-do, from the known part of its history. It counts from its first day, see `firstDays`. */
export function reportOf(
  option: number,
  { history, first: firstDay, today }: KnownPast,
): TodoReport {
  const statusOn = (day: string) => history.get(day)?.get(option) ?? 'todo'
  const first = firstDay.get(option)
  const streaks = streaksOf(first, today, (day) => meaningOfStatus[statusOn(day)])
  let [done, days] = [0, 0]
  const since = addDays(today, 1 - reportedDays)
  for (let day = since; day <= today; day = addDays(day, 1)) {
    const status = statusOn(day)
    if (first === undefined || day < first || status === 'skip') continue
    if (status === 'done') done += 1
    if (status === 'done' || day < today) days += 1
  }
  return { done, days, streaks }
}
