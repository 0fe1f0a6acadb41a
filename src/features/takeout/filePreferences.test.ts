import { configureApi, type Preferences } from '@daymark/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteRecordsOf } from '../../lib/offline/localRecords.ts'
import { readPreferences } from '../../lib/preferences/preferences.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import type { AnyTakeout, Reading } from '../../ui/module-kind/takeout.ts'
import { choosePreference } from '../../ui/preferences/setPreference.ts'
import type { FileModule, KindTakeout } from './fileFormat.ts'
import { bringInPreferences, chosenByPerson } from './filePreferences.ts'
import { offer } from '../../../tests/support/unit/offer.ts'
import { signedInAs } from '../../../tests/support/unit/signedIn.ts'

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

const bring = (preferences: Preferences) =>
  bringInPreferences(queryClient, preferences, file, [kind], reading)

const reminder = { time: '07:30', weekdays: [1, 3] }

/** Has a backend keep this for the person. Without it the backend keeps no preferences. */
function keep(kept?: Preferences, status = 200): void {
  offer(...(kept ? (['preferences', 'reminders'] as const) : []))
  configureApi({ origin: location.origin, readCookies: () => '' })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(kept ?? {}, { status })))
}

beforeEach(async () => {
  localStorage.clear()
  await signedInAs(4)
  keep()
})

afterEach(() => {
  deleteRecordsOf(undefined)
  queryClient.clear()
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
  expect(readPreferences()).toEqual({
    dayBegins: 'local-4',
    streaks: 'hidden',
    cards: { letters: [30] },
    rows: { 50: [71, 70] },
    hues: { 50: 'sea' },
    timeZone: 'Europe/Amsterdam',
    reminders: { 30: reminder },
  })
})

test('what the person has chosen already stays', async () => {
  choosePreference(queryClient, { dayBegins: 'utc', rows: { 50: [70, 71] } })
  await bring({ dayBegins: 'local-4', rows: { 5: [8, 7] }, hues: { 5: 'sea' } })
  expect(readPreferences()).toEqual({
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
  expect(readPreferences()).toEqual({ dayBegins: 'local-4', rows: { 50: [71, 70] } })
})

test('what the person has chosen on another device stays', async () => {
  keep({ dayBegins: 'utc' })
  expect(await bring({ dayBegins: 'local-4' })).toBe(false)
  expect(readPreferences()).toEqual({ dayBegins: 'utc' })
})

test('a file has what the person has chosen, here and on other devices, and not what they unfolded today', async () => {
  expect(await chosenByPerson(queryClient)).toEqual({})
  choosePreference(queryClient, { dayBegins: 'local-2', cards: { letters: [31, 30] } })
  expect(await chosenByPerson(queryClient)).toEqual({
    dayBegins: 'local-2',
    cards: { letters: [31, 30] },
  })
  queryClient.clear()
  deleteRecordsOf(4)
  keep({ streaks: 'hidden', unfolded: { day: '2026-11-21', modules: [5] } })
  expect(await chosenByPerson(queryClient)).toEqual({ streaks: 'hidden' })
})

test('a file says that it lacks what the server does not tell', async () => {
  keep({ streaks: 'hidden' }, 403)
  expect(await chosenByPerson(queryClient)).toBeUndefined()
})
