import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { dayNamesIn } from '../../../lib/days/dayNames.ts'
import { scheduleWords } from './words.ts'

test.for([
  [[1, 3, 5], 'Mon, Wed, Fri'],
  [[1, 2, 3, 4, 5], 'Mon–Fri'],
  [[6, 7], 'Sat, Sun'],
  [[1, 3, 4, 5, 7], 'Mon, Wed–Fri, Sun'],
] as const)('the days %j are said as %s', ([weekdays, words]) => {
  const t = ((key: string) => key) as unknown as TFunction<'schedule'>
  expect(scheduleWords({ weekdays: [...weekdays] }, t, dayNamesIn('en-GB'))).toBe(words)
})
