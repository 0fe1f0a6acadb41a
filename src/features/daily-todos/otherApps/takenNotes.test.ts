import { strToU8, zipSync } from 'fflate'
import { afterEach, expect, test } from 'vitest'
import { offer } from '../../../../tests/support/unit/offer.ts'
import { queryClient } from '../../../lib/query/queryClient.ts'
import { beaverHabits } from './beaverHabits.ts'
import { loopHabitTracker } from './loopHabitTracker.ts'

afterEach(() => queryClient.clear())

function readLoop(days: string) {
  const files = {
    'Habits.csv': strToU8('Position,Name\n001,Walk\n'),
    '001 Walk/Checkmarks.csv': strToU8(days),
  }
  const found = loopHabitTracker.read({ kind: 'zip', bytes: new Uint8Array(zipSync(files)) })
  return found?.modules[0]?.options[0]
}

const loopDays = `Date,Value,Notes
2024-01-04,YES_MANUAL,
2024-01-03,NO,Sick
2024-01-02,YES_MANUAL,"two\r\nlines, ""quoted"""
2024-01-01,UNKNOWN,${'é'.repeat(600)}
`

test('the notes of Loop Habit Tracker come along with their lines, also of days that are to do', () => {
  offer('notes')
  expect(readLoop(loopDays)).toMatchObject({
    days: { '2024-01-04': 'done', '2024-01-02': 'done' },
    notes: {
      '2024-01-03': 'Sick',
      '2024-01-02': 'two\nlines, "quoted"',
      '2024-01-01': `${'é'.repeat(499)}…`,
    },
  })
  expect(readLoop('Date,Value,Notes\n2024-01-04,YES_MANUAL,\n')).not.toHaveProperty('notes')
  // Older versions have no notes.
  expect(readLoop('2024-01-04,2\n')).not.toHaveProperty('notes')
})

test('the notes of Beaver Habits come along', () => {
  offer('notes')
  const records = [
    { day: '2024-4-9', done: true, text: 'With friends' },
    { day: '2024-04-10', done: false, text: ' ' },
    { day: '2024-04-11', done: false, text: 'Closed' },
    { day: '2024-04-12', done: false, text: null },
  ]
  const found = beaverHabits.read({ kind: 'json', value: { habits: [{ name: 'Pizza', records }] } })
  expect(found?.modules[0]?.options[0]).toMatchObject({
    days: { '2024-04-09': 'done' },
    notes: { '2024-04-09': 'With friends', '2024-04-11': 'Closed' },
  })
})

test('where the backend has no notes, they stay in the file, and a day that has nothing else is none', () => {
  offer('schedules')
  expect(readLoop(loopDays)).toEqual({
    name: 'Walk',
    text: 'Walk',
    days: { '2024-01-04': 'done', '2024-01-02': 'done' },
  })
})
