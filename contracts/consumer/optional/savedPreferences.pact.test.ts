import { DayBeginSchema, StreakChoiceSchema } from '@daymark/api/schemas'
import { MatchersV3 } from '@pact-foundation/pact'
import type { Call } from '../../states.ts'
import { lacking } from '../answers.ts'
import { contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { inspiration } from '../kinds/inspiration.ts'
import { promiseReadBack, promiseSaved, promiseTaken } from '../saved.ts'
import { aCard, chosen, everything, everythingAsAnswered, longHue } from './chosen.ts'

const { eachKeyLike, equal, integer } = MatchersV3
const { newModule, newOption } = contentsOf(dailyTodos)
const saving = { operation: 'patchPreferences', reads: 'getPreferences' } as const
/** An id as the name of a member, which a state fills in and a request cannot: the person has no such object. */
const noId = '999999999'

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
