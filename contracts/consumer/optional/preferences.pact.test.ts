import { DayBeginSchema, StreakChoiceSchema } from '@daymark/api/schemas'
import { MatchersV3 } from '@pact-foundation/pact'
import type { Call } from '../../states.ts'
import { lacking } from '../answers.ts'
import { contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { inspiration } from '../kinds/inspiration.ts'
import {
  promise,
  promiseReadBack,
  promiseSaved,
  promiseTaken,
  refusesVisitors,
} from '../promise.ts'
import { aCard, chosen, noId } from './chosen.ts'

// Not every backend keeps preferences. Where the dashboard does not name them, the app neither reads nor sends them.

const { eachKeyLike, equal, integer } = MatchersV3
const { newModule, newOption, newWidget } = contentsOf(dailyTodos)
const saving = { operation: 'patchPreferences', reads: 'getPreferences' } as const
const longHue = 'sea'.padEnd(20, 'e')

const everything = {
  dayBegins: 'local-4',
  streaks: 'hidden',
  unfolded: { day: '2026-03-02', modules: ['${moduleId}'] },
  cards: { dailyTodos: ['${widgetId}'] },
  rows: { '${moduleId}': ['${optionId}'] },
  hues: { '${moduleId}': longHue },
}
const everythingAsAnswered = {
  ...everything,
  unfolded: { day: '2026-03-02', modules: [integer(2)] },
  cards: { dailyTodos: [integer(3)] },
  rows: eachKeyLike('2', [integer(6)]),
  hues: eachKeyLike('2', equal(longHue)),
}

const twoCards = [
  ...aCard,
  newWidget({ name: 'Other' }, { as: 'itemId' }),
  chosen({ cards: { dailyTodos: ['${itemId}', '${widgetId}'] } }),
]
const oneCard = { cards: { dailyTodos: [integer(3)] } }

promise('getPreferences leaves out a card that was deleted', {
  operation: 'getPreferences',
  before: [...twoCards, { method: 'DELETE', path: '/api/v1/daily-todos-widgets/${itemId}/' }],
  answer: oneCard,
})

refusesVisitors({ operation: 'getPreferences' })

promise('patchPreferences keeps what the change does not name, and answers with everything', {
  operation: 'patchPreferences',
  before: [...aCard, chosen({ ...everything, streaks: 'shown' })],
  body: { streaks: 'hidden', cards: { inspiration: null } },
  answer: everythingAsAnswered,
})

promise('patchPreferences replaces an order as a whole', {
  operation: 'patchPreferences',
  before: twoCards,
  body: { cards: { dailyTodos: ['${widgetId}'] } },
  answer: oneCard,
})

DayBeginSchema.options.forEach((dayBegins, at) => {
  const streaks = StreakChoiceSchema.options[at % 2]
  const choice = { dayBegins, streaks }
  const what = `days that begin at ${dayBegins}, and streaks that are ${streaks}`
  promiseSaved({ ...saving, what, before: aCard, body: choice, answer: choice })
})

promiseReadBack({
  ...saving,
  what: 'what the person has chosen, with the ids of their objects',
  before: aCard,
  body: everything,
  answer: everythingAsAnswered,
})

promiseTaken({
  ...saving,
  what: 'unfolded lists, orders and a hue of 20 letters',
  before: aCard,
  body: {
    unfolded: everything.unfolded,
    cards: everything.cards,
    rows: { [noId]: ['${optionId}'] },
    hues: { [noId]: longHue },
  },
  answer: { unfolded: everythingAsAnswered.unfolded, cards: everythingAsAnswered.cards },
})

const names = Object.keys(everything)
promiseSaved({
  ...saving,
  what: 'nothing where every choice is deleted by null',
  before: [...aCard, chosen(everything)],
  body: Object.fromEntries(names.map((name) => [name, null])),
  answer: lacking(names, {}),
})

const ofThoughts = contentsOf(inspiration)
promiseSaved({
  ...saving,
  what: 'no order of the cards that is deleted by null',
  before: [
    ...aCard,
    ofThoughts.newModule({}, { as: 'otherModuleId' }),
    ofThoughts.newWidget({ module: '${otherModuleId}' }, { as: 'itemId' }),
    chosen({ cards: { dailyTodos: ['${widgetId}'], inspiration: ['${itemId}'] } }),
  ],
  body: { cards: { inspiration: null } },
  answer: { cards: lacking(['inspiration'], { dailyTodos: [integer(3)] }) },
})

promiseTaken({
  ...saving,
  what: 'null for a row and a hue that do not exist',
  before: [...aCard, chosen(everything)],
  body: { rows: { [noId]: null }, hues: { [noId]: null } },
  answer: everythingAsAnswered,
})

/** Another list, which has other choices than the first one. */
const otherList: Call[] = [
  newModule({}, { as: 'otherModuleId' }),
  newOption({ module: '${otherModuleId}' }, { as: 'itemId' }),
  newOption({ module: '${otherModuleId}' }, { as: 'uploadId' }),
]
promiseReadBack({
  ...saving,
  what: 'no row and no hue that is deleted by null',
  before: [
    ...aCard,
    ...otherList,
    chosen({
      rows: { '${moduleId}': ['${optionId}'], '${otherModuleId}': ['${itemId}', '${uploadId}'] },
      hues: { '${moduleId}': 'sea', '${otherModuleId}': 'rose' },
    }),
  ],
  body: { rows: { '${otherModuleId}': null }, hues: { '${otherModuleId}': null } },
  answer: { rows: eachKeyLike('2', [integer(6)]), hues: eachKeyLike('2', equal('sea')) },
})
