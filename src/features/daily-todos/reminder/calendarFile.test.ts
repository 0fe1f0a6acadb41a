import { expect, test } from 'vitest'
import { calendarFile } from './calendarFile.ts'

const reminder = {
  id: 'list-7@daymark.example',
  title: 'Health',
  url: 'https://daymark.example/dashboard#dailyTodos-7',
  day: '2026-11-23',
  time: '20:30',
  now: new Date('2026-11-23T03:04:05.678Z'),
}

test('is a daily event with an alarm, at that time on the clock where the person is', () => {
  const lines = calendarFile(reminder).split('\r\n')
  expect(lines).toContain('DTSTART:20261123T203000')
  expect(lines).toContain('DTSTAMP:20261123T030405Z')
  expect(lines).toContain('RRULE:FREQ=DAILY')
  expect(lines).toContain('URL:https://daymark.example/dashboard#dailyTodos-7')
  expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'BEGIN:VALARM',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

test('a name may contain anything, and no line is too long', () => {
  const title = `Tea, milk; and \\ ${'é'.repeat(50)} 🍵`
  const file = calendarFile({ ...reminder, title })
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
  const whole = file.replaceAll('\r\n ', '')
  expect(whole).toContain(String.raw`SUMMARY:Tea\, milk\; and \\ ` + 'é'.repeat(50))
})

test('on days of the week it begins with the first of them', () => {
  const lines = calendarFile({ ...reminder, weekdays: [1, 3, 5], day: '2026-11-24' }).split('\r\n')
  expect(lines).toContain('DTSTART:20261125T203000')
  expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR')
})
