import { addDays } from '../../../lib/days/days.ts'
import { type Streaks, streaksOf } from './streaks.ts'
import type { Past } from './usePast.ts'

/** The days of which a report counts how often something was done. */
export const reportedDays = 30

const meaningOf = { done: 'counts', skip: 'passes', todo: 'breaks' } as const

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
  { history, first: firstDay, today }: Pick<Past, 'history' | 'first' | 'today'>,
): TodoReport {
  const statusOn = (day: string) => history.get(day)?.get(option) ?? 'todo'
  const first = firstDay.get(option)
  const streaks = streaksOf(first, today, (day) => meaningOf[statusOn(day)])
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
