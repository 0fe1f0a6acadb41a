import type { Preferences, Reminder } from '@daymark/api/schemas'
import { Temporal } from 'temporal-polyfill'

type Times = Pick<Preferences, 'dayBegins' | 'timeZone'>

/** Returns whether a text is the name of a time zone. Offsets such as +0100 are not names. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text }).format()
    return true
  } catch {
    return false
  }
}

/** UTC also for a zone that another server knew, from which the preferences came. */
const zoneOf = ({ timeZone }: Times): string =>
  timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC'

const localTime = (time: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone)

/**
 * Returns when a reminder comes next, in milliseconds since 1970 and later than `after`. A time that the clock skips comes
 * as much later, and one that comes twice the first time: that is how Temporal reads a time of day. Throws for a reminder
 * without days.
 */
export function nextMoment({ time, weekdays }: Reminder, times: Times, after: number): number {
  const timeZone = zoneOf(times)
  const today = localTime(after, timeZone).toPlainDate()
  // From yesterday: where the clock skips midnight, a time of yesterday may come today.
  for (let days = -1; days <= 8; days += 1) {
    const day = today.add({ days })
    if (!weekdays.includes(day.dayOfWeek)) continue
    const moment = day.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds
    if (moment > after) return moment
  }
  throw new RangeError('A reminder has no day of the week.')
}

/** Returns the ISO day that a moment belongs to for a person (docs/product.md#7-2). */
export function dayOf(times: Times, now: number): string {
  const { dayBegins = 'utc' } = times
  const isUtc = dayBegins === 'utc'
  const local = localTime(now, isUtc ? 'UTC' : zoneOf(times)).toPlainDateTime()
  const hours = isUtc ? 0 : Number(dayBegins.slice('local-'.length))
  return local.subtract({ hours }).toPlainDate().toString()
}
