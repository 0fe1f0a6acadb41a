import { MatchersV3 } from '@pact-foundation/pact'
import type { Call } from '../../states.ts'
import { contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'

// What a person has chosen, for the promises about preferences.

const { eachKeyLike, equal, integer } = MatchersV3
const { newModule, newOption, newWidget } = contentsOf(dailyTodos)

export const aCard = [newModule(), newOption(), newWidget()]

/** Returns the call that chooses this. */
export const chosen = (body: Record<string, unknown>): Call => ({
  method: 'PATCH',
  path: '/api/v1/preferences/',
  body,
})

export const longHue = 'sea'.padEnd(20, 'e')

export const everything = {
  dayBegins: 'local-4',
  streaks: 'hidden',
  unfolded: { day: '2026-03-02', modules: ['${moduleId}'] },
  cards: { dailyTodos: ['${widgetId}'] },
  rows: { '${moduleId}': ['${optionId}'] },
  hues: { '${moduleId}': longHue },
}

export const everythingAsAnswered = {
  ...everything,
  unfolded: { day: '2026-03-02', modules: [integer(2)] },
  cards: { dailyTodos: [integer(3)] },
  rows: eachKeyLike('2', [integer(6)]),
  hues: eachKeyLike('2', equal(longHue)),
}
