import { beforeEach, expect, test } from 'vitest'
import { dayBeginSetting } from '../../lib/days/days.ts'
import { deleteRecordsOf } from '../../lib/offline/localRecords.ts'
import { readSettingsAgain } from '../../lib/preferences/deviceSetting.ts'
import { startSession } from '../../lib/session/sessionStore.ts'
import {
  chooseOrder,
  inChosenOrder,
  optionsOrder,
  widgetsOrder,
} from '../../ui/arrange/chosenOrder.ts'
import type { AnyTakeout, Reading } from '../../ui/module-kind/takeout.ts'
import { readChosen } from '../../ui/preferences/chosen.ts'
import type { FileModule, KindTakeout } from './fileFormat.ts'
import { bringInPreferences, chosenByPerson } from './filePreferences.ts'
import { setHandover } from '../../../tests/support/unit/handover.ts'

const user = { id: 4, display: 'bert', email: 'bert@example.com', username: 'bert' }

interface Part {
  id: number
  module?: number
  name: string
}

const ofModule = (parts: readonly Part[]) => (filter: { module?: number }) =>
  parts.filter(({ module }) => module === filter.module)

/** What the person has here: the ids are others than in the file. */
const kind = {
  kind: {
    kind: 'letters',
    module: { list: ofModule([{ id: 50, name: 'Health' }]) },
    option: {
      list: ofModule([
        { id: 70, module: 50, name: 'Read' },
        { id: 71, module: 50, name: 'Walk' },
      ]),
    },
    widget: { list: ofModule([{ id: 30, module: 50, name: 'Today' }]) },
  },
  takeout: { hasLists: true } as AnyTakeout,
} as unknown as KindTakeout

const reading = {
  list: async (list: (filter: object) => unknown[], filter: object) => list(filter),
} as unknown as Reading

const file: FileModule[] = [
  {
    kind: 'letters',
    name: 'Health',
    ids: { module: 5, options: [7, 8], widgets: [3] },
    options: [{ name: 'Read' }, { name: 'Walk' }],
    widgets: ['Today'],
  },
]

const bring = (preferences: Parameters<typeof bringInPreferences>[0]) =>
  bringInPreferences(preferences, file, [kind], reading)

const reminder = { time: '07:30', weekdays: [1, 3] }

beforeEach(async () => {
  localStorage.clear()
  deleteRecordsOf(undefined)
  readSettingsAgain()
  setHandover({ session: Promise.resolve({ status: 200, data: { user } }) })
  await startSession()
})

test('what a file says is chosen, with the ids that its objects have here', async () => {
  await bring({
    dayBegins: 'local-4',
    streaks: 'hidden',
    cards: { letters: [3, 99] },
    rows: { 5: [8, 7], 99: [1] },
    hues: { 5: 'sea', 99: 'moss' },
    timeZone: 'Europe/Amsterdam',
    reminders: { 3: reminder, 99: reminder },
  })
  expect(readChosen(user.id)).toEqual({
    dayBegins: 'local-4',
    streaks: 'hidden',
    cards: { letters: [30] },
    rows: { 50: [71, 70] },
    hues: { 50: 'sea' },
    timeZone: 'Europe/Amsterdam',
    reminders: { 30: reminder },
  })
  const todos = [{ id: 70 }, { id: 71 }]
  expect(inChosenOrder(optionsOrder(50), todos).map(({ id }) => id)).toEqual([71, 70])
  expect(dayBeginSetting.read()).toBe('local-4')
})

test('what the person has chosen already stays', async () => {
  dayBeginSetting.choose('utc')
  chooseOrder(optionsOrder(50), [70, 71])
  await bring({ dayBegins: 'local-4', rows: { 5: [8, 7] }, hues: { 5: 'sea' } })
  expect(readChosen(user.id)).toEqual({
    dayBegins: 'utc',
    rows: { 50: [70, 71] },
    hues: { 50: 'sea' },
  })
})

test('a file that says nothing new adds nothing, also if it names objects that are not here', async () => {
  const said = { dayBegins: 'local-4' } as const
  expect(await bring({ ...said, rows: { 5: [8, 7] } })).toBe(true)
  expect(await bring({ ...said, rows: { 5: [7, 8] } })).toBe(false)
  const gone = { cards: { letters: [99] }, rows: { 5: [99], 99: [1] } }
  expect(await bring({ ...gone, hues: { 99: 'moss' } })).toBe(false)
  expect(readChosen(user.id)).toEqual({ dayBegins: 'local-4', rows: { 50: [71, 70] } })
})

test('a file has what the person has chosen', () => {
  expect(chosenByPerson()).toEqual({})
  dayBeginSetting.choose('local-2')
  chooseOrder(widgetsOrder('letters'), [31, 30])
  expect(chosenByPerson()).toEqual({ dayBegins: 'local-2', cards: { letters: [31, 30] } })
})
