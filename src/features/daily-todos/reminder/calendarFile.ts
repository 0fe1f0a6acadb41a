import { weekdayOf } from '@daymark/api'
import { addDays } from '../../../lib/days/days.ts'

const encoder = new TextEncoder()
/** Most octets of a line; longer ones continue after a line break and a space. */
const longest = 74

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
}

function folded(line: string): string {
  let [text, length] = ['', 0]
  for (const character of line) {
    const octets = encoder.encode(character).length
    if (length + octets > longest) {
      text += '\r\n '
      length = 1
    }
    text += character
    length += octets
  }
  return text
}

interface Reminder {
  /** Stays the same for a list, so that a calendar replaces the event of an earlier file. */
  id: string
  title: string
  /** Where the event leads. */
  url: string
  /** The first day, ISO. */
  day: string
  /** The days of the week (ISO, 1 is Monday) of the event, at least one. Every day unless given. */
  weekdays?: readonly number[] | undefined
  /** `HH:MM` */
  time: string
  now: Date
}

const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Returns the first of these days of the week, from a day on. */
function firstOf(weekdays: readonly number[], from: string): string {
  let day = from
  while (!weekdays.includes(weekdayOf(day))) day = addDays(day, 1)
  return day
}

/**
 * Returns a calendar file (RFC 5545) with an event of every day, or of days of the week, and an alarm. Its time has no zone: a
 * calendar takes it as the time on the clock where the person is.
 */
export function calendarFile({ id, title, url, day, weekdays, time, now }: Reminder): string {
  const first = weekdays ? firstOf(weekdays, day) : day
  const names = weekdays?.map((number) => weekdayNames[number - 1])
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Daymark//Reminder//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${first.replaceAll('-', '')}T${time.replace(':', '')}00`,
    'DURATION:PT10M',
    names ? `RRULE:FREQ=WEEKLY;BYDAY=${names.join(',')}` : 'RRULE:FREQ=DAILY',
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(url)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}
