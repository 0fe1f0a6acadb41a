import { type DailyTodoStatus, doneBefore, type Due, type Schedule } from '@daymark/api'
import { expect, test } from 'vitest'
import { historyOf } from '../../../../tests/support/unit/pastRead.ts'
import { addDays } from '../../../lib/days/days.ts'
import { firstDays, summariser, together } from '../history/past/history.ts'
import { reportOf, streakBefore } from '../history/past/streaks.ts'
import { countDay } from './dayCount.ts'
import { weekdaysOf } from './schedule.ts'
import { isDueOn } from './week.ts'

// 2026-11-16 is a Monday.
const monday = '2026-11-16'
const day = (index: number) => addDays(monday, index)

const gym: Schedule = { weekdays: [1, 3, 5] }
const thrice: Schedule = { timesPerWeek: 3 }
const always = (schedule: Schedule): Due => ({ schedules: [{ from: '1970-01-01', schedule }] })

/** The statuses of one to-do from a Monday on: `d`one, `s`kipped, `.` open. */
const itemsFrom = (start: string, statuses: string, option = 1) =>
  [...statuses].map((letter, index) => ({
    option,
    date: addDays(start, index),
    status: ({ d: 'done', s: 'skip' } as Record<string, DailyTodoStatus>)[letter] ?? 'todo',
  }))

function report(due: Due, statuses: string, today: string) {
  const history = historyOf(itemsFrom(monday, statuses))
  const first = firstDays(history, [1])
  return reportOf(1, { history, first, due: new Map([[1, due]]), today })
}

test('a to-do that is not due is no part of its day, also when it was done', () => {
  const schedules = new Map([[1, always(gym)]])
  const sumUp = summariser([1, 2], new Map(), day(0), schedules)
  const history = historyOf(itemsFrom(monday, 'dd'))
  expect(sumUp(day(0), history)).toMatchObject({ done: 1, total: 2 })
  expect(sumUp(day(1), history)).toMatchObject({ done: 0, total: 1 })
})

test('a to-do that is not needed is no part of its day, done or not', () => {
  const sumUp = summariser([1, 2], new Map(), day(0), new Map([[1, always(thrice)]]))
  const walk = itemsFrom(monday, 'dd..d', 2)
  const history = historyOf([...walk, ...itemsFrom(monday, '.d..', 1)])
  expect(sumUp(day(0), history)).toMatchObject({ done: 1, total: 1, level: 'full' })
  expect(sumUp(day(1), history)).toMatchObject({ done: 1, total: 1, isExtra: false })
  // Two times are left on Saturday and Sunday.
  expect(sumUp(day(4), history)).toMatchObject({ done: 1, total: 1 })
  expect(sumUp(day(5), history)).toMatchObject({ done: 0, total: 2 })
})

test('a day that needs nothing is what was done of the optional ones', () => {
  const sumUp = summariser([1], new Map(), day(0), new Map([[1, always(thrice)]]))
  const history = historyOf(itemsFrom(monday, 'd.s'))
  expect(sumUp(day(0), history)).toMatchObject({ done: 1, total: 1, level: 'full', isExtra: true })
  expect(sumUp(day(1), history)).toMatchObject({ total: 0, isExtra: false })
  expect(sumUp(day(2), history)).toMatchObject({ skipped: 1, total: 1, level: 'passed' })
})

test('what is optional in one list moves no goal of another one', () => {
  const optional = { done: 1, skipped: 0, total: 1, isExtra: true, isDayOff: false } as const
  const needed = { done: 0, skipped: 1, total: 2, isExtra: false, isDayOff: false } as const
  const lists = [
    { ...optional, level: 'full' as const },
    { ...needed, level: 'some' as const },
  ]
  expect(together(lists)).toMatchObject({ done: 0, skipped: 1, total: 2 })
  expect(together(lists.slice(0, 1))).toMatchObject({ done: 1, total: 1 })
})

test('a card counts what is needed, and apart from it what is optional', () => {
  const todo = (status: DailyTodoStatus, schedule: Schedule, done = 0) => ({
    due: always(schedule),
    status,
    done,
  })
  const walk = todo('todo', null)
  const count = (...todos: ReturnType<typeof todo>[]) => countDay(todos, day(2))
  const before = count(walk, walk, todo('todo', thrice))
  expect(before).toMatchObject({ done: 0, open: 2, total: 2, optional: 1 })
  // The goal stays when the optional one is done, and one that is settled is not optional any more.
  expect(count(walk, walk, todo('done', thrice))).toEqual(before)
  expect(count(walk, todo('todo', thrice, 3))).toMatchObject({ total: 1, optional: 0 })
  expect(count(todo('todo', thrice))).toMatchObject({ total: 0, optional: 1 })
  expect(count(todo('done', thrice), todo('todo', thrice))).toMatchObject({
    done: 1,
    total: 1,
    optional: 1,
  })
})

test('days off break no streak of a weekday to-do, and a missed day of its own does', () => {
  expect(report(always(gym), 'd.d.d..d.d', day(9)).streaks).toMatchObject({
    present: 5,
    unit: 'days',
  })
  expect(report(always(gym), 'd.d....d.d', day(9)).streaks).toMatchObject({
    present: 2,
    longest: 2,
  })
  expect(report(always(gym), 'd.d.d..d.d', day(9))).toMatchObject({ done: 5, days: 5 })
  const history = historyOf(itemsFrom(monday, 'd.d.d..d'))
  expect(streakBefore(1, history, day(9), always(gym))).toBe(4)
})

test('a times-a-week to-do is due until it was done so often', () => {
  const history = historyOf(itemsFrom(monday, 'dd.d'))
  const todo = {
    due: always(thrice),
    statusOn: (one: string) => history.get(one)?.get(1) ?? ('todo' as const),
  }
  expect(doneBefore(todo, day(2))).toBe(2)
  expect(isDueOn(todo, day(2))).toBe(true)
  // The third time itself was asked for.
  expect(isDueOn(todo, day(3))).toBe(true)
  expect(isDueOn(todo, day(4))).toBe(false)
  expect(isDueOn(todo, day(7))).toBe(true)
})

test('the streak of a times-a-week to-do counts weeks, and a short week is one miss', () => {
  expect(report(always(thrice), 'ddd....d.d.d..d', day(14)).streaks).toMatchObject({
    present: 2,
    longest: 2,
    unit: 'weeks',
  })
  const short = report(always(thrice), 'ddd....d.d....d', day(14))
  expect(short.streaks).toMatchObject({ present: 0, longest: 1 })
  // Six times, and one miss.
  expect(short).toMatchObject({ done: 6, days: 7 })
})

test('this week is not short before it is over, and counts as soon as the number is reached', () => {
  expect(report(always(thrice), 'ddd....d', day(13)).streaks.present).toBe(1)
  expect(report(always(thrice), 'ddd....d', day(14)).streaks.present).toBe(0)
  expect(report(always(thrice), 'ddd....ddd', day(9)).streaks.present).toBe(2)
})

test('a week asks for no more than its days that are not skipped', () => {
  expect(report(always(thrice), 'dddssssssssssss', day(14)).streaks.present).toBe(1)
  expect(report(always(thrice), 'ddd....ddsssss.', day(14)).streaks.present).toBe(2)
  expect(report(always(thrice), 'ddd....ddssss..', day(14)).streaks.present).toBe(0)
})

test('a part of a week, in which the number is new, is no miss', () => {
  const schedules: Due = { schedules: [{ from: day(9), schedule: thrice }] }
  const { done, days, streaks } = report(schedules, 'dddddddddd', day(15))
  expect({ done, days }).toEqual({ done: 10, days: 10 })
  expect(streaks).toMatchObject({ present: 1, unit: 'weeks' })
})

test('days and weeks do not add up to one streak', () => {
  const schedules: Due = {
    schedules: [
      { from: day(7), schedule: thrice },
      { from: day(14), schedule: null },
    ],
  }
  expect(report(schedules, 'dddddddddddddddd', day(15)).streaks).toMatchObject({
    present: 2,
    longest: 7,
    unit: 'days',
  })
})

test('a list is due on the days of its to-dos together', () => {
  const options = (...schedules: Schedule[]) => schedules.map(always)
  const weekend = { weekdays: [6, 7] }
  expect(weekdaysOf(options(weekend, { weekdays: [1] }), monday)).toEqual([1, 6, 7])
  expect(weekdaysOf(options(weekend, { weekdays: [1, 2, 3, 4, 5] }), monday)).toBeUndefined()
  expect(weekdaysOf(options(weekend, thrice), monday)).toBeUndefined()
  expect(weekdaysOf([...options(weekend), {}], monday)).toBeUndefined()
  expect(weekdaysOf([], monday)).toBeUndefined()
})

test('a day says whether nothing was due, or whether there was nothing yet', () => {
  const schedules = new Map([[1, always(gym)]])
  const first = new Map([[1, day(0)]])
  const sumUp = summariser([1], first, day(9), schedules)
  expect(sumUp(day(1), new Map())).toMatchObject({ total: 0, isDayOff: true })
  expect(sumUp(day(-6), new Map())).toMatchObject({ total: 0, isDayOff: false })
  expect(sumUp(day(2), new Map())).toMatchObject({ total: 1, isDayOff: false })
  // One that is due some times a week is due, also when it is left open.
  const weekly = summariser([1], first, day(9), new Map([[1, always(thrice)]]))
  expect(weekly(day(1), new Map())).toMatchObject({ total: 0, isDayOff: false })
})

const archived = (from: number, until: number | null = null): Due => ({
  archived: [{ from: day(from), until: until === null ? null : day(until) }],
})

test('an archived to-do counts in the days before, and is no part of those after', () => {
  const sumUp = summariser([1, 2], new Map(), day(9), new Map([[1, archived(2)]]))
  const both = historyOf([...itemsFrom(monday, 'ddd'), ...itemsFrom(monday, 'ddd', 2)])
  expect(sumUp(day(1), both)).toMatchObject({ done: 2, total: 2 })
  expect(sumUp(day(2), both)).toMatchObject({ done: 1, total: 1 })
  const alone = summariser([1], new Map([[1, day(0)]]), day(9), new Map([[1, archived(2)]]))
  expect(alone(day(9), new Map())).toMatchObject({ total: 0, isDayOff: true })
})

test('an archive breaks no streak, and its days are none that were missed', () => {
  expect(report(archived(3, 6), 'ddd...dd', day(8)).streaks).toMatchObject({ present: 5 })
  expect(report(archived(3), 'ddd', day(8))).toMatchObject({
    done: 3,
    days: 3,
    streaks: { present: 3, longest: 3 },
  })
  // Of a week of which days are archived only the others are asked for, and it is never short.
  const weekly = { ...always(thrice), ...archived(9, 13) }
  expect(report(weekly, 'ddd....dd.....ddd', day(16)).streaks).toMatchObject({
    present: 2,
    longest: 2,
    unit: 'weeks',
  })
})

test('an archived to-do reminds of nothing', () => {
  expect(weekdaysOf([always({ weekdays: [1] }), archived(0)], monday)).toEqual([1])
})
