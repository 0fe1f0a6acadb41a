import type { DailyTodoStatus, Schedule } from '@daymark/api'
import { vi } from 'vitest'
import { addDays, type dayBegins } from '../../../src/lib/days/days.ts'

/*
 * A slow and plain computation of streaks and shares, which goes through a year one day after the other. It shares no rule
 * with the app, so that tests can compare the two.
 */

/** Makes the clock of the device that of a time zone. */
export function moveTo(zone: string): void {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  } as const)
  const part = (date: Date, type: string) =>
    Number(format.formatToParts(date).find((one) => one.type === type)?.value)
  const clock = {
    getFullYear: 'year',
    getMonth: 'month',
    getDate: 'day',
    getHours: 'hour',
  } as const
  for (const [method, type] of Object.entries(clock)) {
    vi.spyOn(Date.prototype, method as keyof typeof clock).mockImplementation(function (
      this: Date,
    ) {
      return part(this, type) - (type === 'month' ? 1 : 0)
    })
  }
}

/** Returns the day of a moment, as a calendar and a clock on the wall of the time zone say it. */
export function plainDay(
  moment: number,
  zone: string,
  dayBegin: (typeof dayBegins)[number],
): string {
  if (dayBegin === 'utc') return new Date(moment).toISOString().slice(0, 10)
  const [day = '', time = ''] = new Date(moment)
    .toLocaleString('sv-SE', { timeZone: zone })
    .split(' ')
  const hour = Number(dayBegin.slice(-1))
  return Number(time.slice(0, 2)) < hour ? addDays(day, -1) : day
}

export interface PlainDay {
  day: string
  status: DailyTodoStatus
  schedule: Schedule
  isArchived: boolean
}

/** Goes through the days of one to-do. Each has the status, the schedule and the archive that are valid in the evening. */
export function plainDays(
  first: string,
  today: string,
  statuses: ReadonlyMap<string, DailyTodoStatus>,
  changes: readonly { from: string; schedule: Schedule }[],
  archivings: readonly { from: string; isArchived: boolean }[],
): PlainDay[] {
  const days: PlainDay[] = []
  let valid: Schedule = null
  let isArchived = false
  for (const { from, schedule } of changes) if (from < first) valid = schedule
  for (const one of archivings) if (one.from < first) ({ isArchived } = one)
  for (let day = first; day <= today; day = addDays(day, 1)) {
    for (const { from, schedule } of changes) if (from === day) valid = schedule
    for (const one of archivings) if (one.from === day) ({ isArchived } = one)
    days.push({ day, status: statuses.get(day) ?? 'todo', schedule: valid, isArchived })
  }
  return days
}

const names = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const weekdayName = (day: string) => new Date(`${day}T12:00Z`).toUTCString().slice(0, 3)
export const isOff = ({ day, schedule, isArchived }: PlainDay) =>
  isArchived ||
  (schedule !== null &&
    'weekdays' in schedule &&
    !schedule.weekdays.some((number) => names[number] === weekdayName(day)))
export const timesOf = (one: PlainDay | undefined) =>
  one?.schedule && 'timesPerWeek' in one.schedule ? one.schedule.timesPerWeek : undefined

/** Returns the days in weeks. The first and the last may be shorter. */
export function plainWeeks(days: readonly PlainDay[]): PlainDay[][] {
  const weeks: PlainDay[][] = []
  for (const one of days) {
    if (weeks.length === 0 || weekdayName(one.day) === 'Mon') weeks.push([])
    weeks.at(-1)?.push(one)
  }
  return weeks
}

/** Returns the days on which a to-do is due, and whether each needs it: no other day of the week may be left out any more. */
export function plainNeeds(days: readonly PlainDay[]): (PlainDay & { isNeeded: boolean })[] {
  return plainWeeks(days).flatMap((week) => {
    let done = 0
    return week.flatMap((one) => {
      const missing = (timesOf(one) ?? 7) - done
      const left = names.length - names.indexOf(weekdayName(one.day))
      if (one.status === 'done' && !one.isArchived) done += 1
      if (isOff(one)) return []
      return [{ ...one, isNeeded: timesOf(one) === undefined || left === missing }]
    })
  })
}

/** Counts a streak, day by day or week by week. */
export class PlainStreak {
  present = 0
  longest = 0
  add() {
    this.present += 1
    this.longest = Math.max(this.longest, this.present)
  }
  end() {
    this.present = 0
  }
}

/** Computes the streaks of a to-do and how its days went: `+` done, `-` missed. */
export function plainTodo(days: readonly PlainDay[], today: string) {
  const results = new Map<string, '+' | '-'>()
  const [byDay, byWeek] = [new PlainStreak(), new PlainStreak()]
  for (const week of plainWeeks(days)) {
    const sunday = week.at(-1)
    const times = timesOf(sunday)
    const isOver = week.length === 7 && sunday !== undefined && sunday.day < today
    const there = week.filter(({ isArchived }) => !isArchived)
    const skips = there.filter(({ status }) => status === 'skip').length
    const done = there.filter(({ status }) => status === 'done').length
    const away = week.length - there.length
    const asked = Math.min(times ?? 0, 7 - skips - away)
    const isReached = times !== undefined && done > 0 && done >= asked
    const isShort =
      times !== undefined &&
      isOver &&
      away === 0 &&
      timesOf(week[0]) === times &&
      done < asked &&
      !isReached
    if (times === undefined) byWeek.end()
    else if (isReached) byWeek.add()
    else if (isShort) byWeek.end()
    const lastOpen = week.filter(({ status }) => status === 'todo').at(-1)
    for (const one of week) {
      if (timesOf(one) !== undefined) byDay.end()
      if (one.status === 'skip' || isOff(one)) continue
      if (one.status === 'done') {
        results.set(one.day, '+')
        if (timesOf(one) === undefined) byDay.add()
      } else if (timesOf(one) === undefined) {
        results.set(one.day, '-')
        if (one.day !== today) byDay.end()
      } else if (isShort && one === lastOpen) results.set(one.day, '-')
    }
  }
  const isWeekly = timesOf(days.at(-1)) !== undefined
  const { present, longest } = isWeekly ? byWeek : byDay
  return { results, streaks: { present, longest, unit: isWeekly ? 'weeks' : 'days' } }
}
