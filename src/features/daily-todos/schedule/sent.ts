import type { Schedule, ScheduleSince } from '@daymark/api'
import { dayNow } from '../../../lib/days/days.ts'

/** A new to-do has its schedule from here on, so that days before it was made are none that it missed. */
const always = '1970-01-01'

/** Every day of the week is every day. */
const simplest = (schedule: Schedule): Schedule =>
  schedule !== null && 'weekdays' in schedule && schedule.weekdays.length === 7 ? null : schedule

/** Returns what is sent of the schedule of a new to-do. Nothing for one that is due every day. */
export function sentNew(schedule: Schedule): { schedules?: ScheduleSince[] } {
  const valid = simplest(schedule)
  return valid === null ? {} : { schedules: [{ from: always, schedule: valid }] }
}

/** Returns what is sent when a schedule is chosen: it counts from today. */
export function sentChange(schedule: Schedule): { schedules: ScheduleSince[] } {
  return { schedules: [{ from: dayNow(), schedule: simplest(schedule) }] }
}
