import { afterEach, beforeEach, expect, test } from 'vitest'
import { offer } from '../../../../tests/support/unit/offer.ts'
import { queryClient } from '../../../lib/query/queryClient.ts'
import type { LeftOut } from '../../../ui/module-kind/takeout.ts'
import { beaverHabits } from './beaverHabits.ts'
import { inRhythm } from './rhythm.ts'

const todo = { name: 'Gym', text: 'Gym', days: {} }
beforeEach(() => offer('schedules'))
afterEach(() => queryClient.clear())

test.for([
  [3, 7, { timesPerWeek: 3 }],
  [1, 7, { timesPerWeek: 1 }],
  [1, 1, undefined],
  [7, 7, undefined],
] as const)('%i in %i days becomes a schedule', ([times, days, schedule]) => {
  const leftOut: LeftOut[] = []
  const taken = inRhythm(todo, { times, days }, leftOut)
  expect(taken.schedules?.map((one) => one.schedule)).toEqual(schedule && [schedule])
  expect(leftOut).toEqual([])
})

test('a rhythm that does not fit is named, and the to-do is due every day', () => {
  const leftOut: LeftOut[] = []
  expect(inRhythm(todo, { times: 2, days: 30 }, leftOut)).toEqual(todo)
  expect(leftOut).toEqual([{ reason: 'rhythm', what: 'Gym (2/30)' }])
})

test('where the backend has no schedules nothing is said of them', () => {
  offer()
  const leftOut: LeftOut[] = []
  expect(inRhythm(todo, { times: 2, days: 7 }, leftOut)).toEqual(todo)
  expect(leftOut).toEqual([])
})

test('the period of Beaver Habits becomes a schedule', () => {
  const habit = (period_type: string, target_count: number) => ({
    name: `Gym ${period_type}`,
    period: { period_type, period_count: 1, target_count },
    records: [],
  })
  const value = { habits: [habit('W', 3), habit('M', 2), habit('D', 1)] }
  const found = beaverHabits.read({ kind: 'json', value })
  expect(found?.modules[0]?.options.map(({ schedules }) => schedules?.[0]?.schedule)).toEqual([
    { timesPerWeek: 3 },
    undefined,
    undefined,
  ])
  expect(found?.leftOut).toEqual([{ reason: 'rhythm', what: 'Gym M (2/30)' }])
})
