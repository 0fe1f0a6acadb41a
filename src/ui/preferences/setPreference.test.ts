import {
  configureApi,
  type Feature,
  getGetPreferencesQueryKey,
  getGetWidgetsQueryKey,
  type Preferences,
} from '@daymark/api'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withAppClient } from '../../../tests/support/unit/appClient.tsx'
import { signedInAs } from '../../../tests/support/unit/signedIn.ts'
import { startTexts } from '../../app/start/startTexts.ts'
import { retryNow } from '../../lib/offline/connection.ts'
import { deleteRecordsOf, readRecords } from '../../lib/offline/localRecords.ts'
import { closeOffline, openOffline } from '../../lib/offline/offline.ts'
import { readPreferences, usePreference } from '../../lib/preferences/preferences.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import { forgetPersonalData } from '../../lib/session/personalData.ts'
import { toasts } from '../toasts.ts'
import { chooseReminder } from './reminders.ts'
import { choosePreference, registerSetPreference } from './setPreference.ts'
import { useFollowedPreferences } from './useFollowedPreferences.ts'

type Table = Record<string, unknown>

/** A backend that keeps preferences, as the description says. */
function backend(kept: Table = {}) {
  const server = {
    kept,
    requests: [] as string[],
    isReachable: true,
    /** Members that it refuses. */
    refused: [] as string[],
    whileAnswering: () => {},
  }
  configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!server.isReachable) throw new TypeError('Failed to fetch')
    const body = request.method === 'PATCH' ? ((await request.json()) as Table) : {}
    server.requests.push(
      request.method === 'PATCH' ? `PATCH ${JSON.stringify(body)}` : request.method,
    )
    const attr = server.refused.find((member) => member in body)
    if (attr !== undefined) {
      return Response.json({ errors: [{ code: 'invalid', attr }] }, { status: 400 })
    }
    server.kept = merged(server.kept, body)
    const answer = Response.json(server.kept)
    server.whileAnswering()
    return answer
  })
  return server
}

function merged(target: Table, patch: Table): Table {
  const result = { ...target }
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name]
    else if (typeof value === 'object' && !Array.isArray(value)) {
      result[name] = merged((result[name] ?? {}) as Table, value as Table)
    } else result[name] = value
  }
  return result
}

/** Opens the app, as a person does who was here before. */
async function open(features: Feature[] = ['preferences'], person = 1) {
  queryClient.setQueryData(getGetWidgetsQueryKey(), {
    dailyTodos: [],
    inspiration: [],
    features,
  })
  await openOffline(queryClient, person)
  return renderHook(useFollowedPreferences, withAppClient)
}

function leave({ unmount }: { unmount: () => void }): void {
  unmount()
  closeOffline()
  queryClient.clear()
}

/** Chooses something, in the app that is open. */
const choose = (patch: Parameters<typeof choosePreference>[1]) =>
  choosePreference(queryClient, patch)

/** Writes a record as an earlier version did. */
const writeFormer = (name: string, value: unknown) =>
  localStorage.setItem(`daymark-notes/1/${name}`, JSON.stringify(value))

const messages = () => toasts.queue.visibleToasts.map(({ content }) => content.description)

beforeAll(async () => {
  await startTexts('en-GB')
  queryClient.mount()
  registerSetPreference(queryClient)
})

beforeEach(async () => {
  localStorage.clear()
  toasts.queue.clear()
  await signedInAs(1)
})

afterEach(() => {
  deleteRecordsOf(undefined)
  closeOffline()
  queryClient.clear()
})

test('what was chosen on another device shows here, with one question', async () => {
  const chosen = { dayBegins: 'local-4', streaks: 'hidden', rows: { 5: [8, 7] } }
  const server = backend(chosen)
  await open()
  const { result } = renderHook(() => usePreference('rows'), withAppClient)
  await vi.waitFor(() => expect(readPreferences()).toEqual(chosen))
  await vi.waitFor(() => expect(result.current).toEqual({ 5: [8, 7] }))
  expect(server.requests).toEqual(['GET'])
})

test('each choice is sent on its own, and is shown and recorded when the call returns', async () => {
  const server = backend({ hues: { 5: 'sea' } })
  await open()
  await vi.waitFor(() => expect(readPreferences()).toEqual({ hues: { 5: 'sea' } }))
  choose({ rows: { 5: [8, 7] }, hues: { 6: 'moss' }, dayBegins: 'local-2' })
  const chosen = { rows: { 5: [8, 7] }, hues: { 5: 'sea', 6: 'moss' }, dayBegins: 'local-2' }
  expect(readPreferences()).toEqual(chosen)
  queryClient.removeQueries({ queryKey: getGetPreferencesQueryKey() })
  expect(readPreferences()).toEqual(chosen)
  await vi.waitFor(() => expect(server.kept).toEqual(chosen))
  expect(server.requests).toEqual([
    'GET',
    'PATCH {"rows":{"5":[8,7]}}',
    'PATCH {"hues":{"6":"moss"}}',
    'PATCH {"dayBegins":"local-2"}',
  ])
})

test('a choice that the server refuses is given back and said, and no other choice waits for it', async () => {
  const server = backend({ dayBegins: 'local-6' })
  server.refused = ['dayBegins']
  await open()
  await vi.waitFor(() => expect(readPreferences().dayBegins).toBe('local-6'))
  choose({ dayBegins: 'utc' })
  choose({ streaks: 'hidden' })
  await vi.waitFor(() => expect(server.kept).toEqual({ dayBegins: 'local-6', streaks: 'hidden' }))
  await vi.waitFor(() => expect(readPreferences()).toEqual(server.kept))
  await vi.waitFor(() =>
    expect(messages()).toEqual([
      'When a day begins is as it was before, because the server did not accept the change.',
    ]),
  )
})

test('a choice without a connection outlives the page, and of two devices the last one counts', async () => {
  const server = backend({ dayBegins: 'local-4' })
  const page = await open()
  await vi.waitFor(() => expect(readPreferences().dayBegins).toBe('local-4'))
  server.isReachable = false
  server.kept = { dayBegins: 'local-6', rows: { 5: [7, 8], 6: [2, 1] } }
  choose({ rows: { 5: [7, 8] } })
  choose({ rows: { 5: [8, 7] } })
  leave(page)
  await open()
  expect(readPreferences()).toEqual({ dayBegins: 'local-4', rows: { 5: [8, 7] } })
  server.requests.length = 0
  server.isReachable = true
  retryNow()
  const both = { dayBegins: 'local-6', rows: { 5: [8, 7], 6: [2, 1] } }
  await vi.waitFor(() => expect(readPreferences()).toEqual(both))
  expect(server.kept).toEqual(both)
  expect(server.requests.filter((request) => request.startsWith('PATCH'))).toEqual([
    'PATCH {"rows":{"5":[8,7]}}',
  ])
})

test('what is chosen while the server answers is kept, and sent afterwards', async () => {
  const server = backend({ dayBegins: 'local-6', streaks: 'shown' })
  server.whileAnswering = () => {
    server.whileAnswering = () => {}
    choose({ dayBegins: 'utc' })
  }
  await open()
  await vi.waitFor(() => expect(server.kept).toEqual({ dayBegins: 'utc', streaks: 'shown' }))
  await vi.waitFor(() => expect(readPreferences()).toEqual(server.kept))
})

test('a reminder and its time zone are sent to a backend that has reminders, and to no other', async () => {
  const reminder = { time: '07:30', weekdays: [1] }
  const server = backend()
  const page = await open()
  chooseReminder(queryClient, 3, reminder)
  choose({ streaks: 'hidden' })
  await vi.waitFor(() => expect(server.kept).toEqual({ streaks: 'hidden' }))
  expect(readPreferences()).toMatchObject({ streaks: 'hidden', reminders: { 3: reminder } })
  leave(page)
  await open(['preferences', 'reminders'])
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  await vi.waitFor(() =>
    expect(server.kept).toEqual({ streaks: 'hidden', reminders: { 3: reminder }, timeZone }),
  )
})

test('a backend without preferences is sent nothing, and once it has them it takes over what was chosen nowhere else', async () => {
  const server = backend()
  const page = await open([])
  choose({ dayBegins: 'local-0', rows: { 5: [8, 7] }, hues: { 5: 'sea' } })
  choose({ hues: { 5: null } })
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(readPreferences()).toEqual({ dayBegins: 'local-0', rows: { 5: [8, 7] } })
  expect(server.requests).toEqual([])
  leave(page)

  server.kept = { dayBegins: 'local-4', rows: { 6: [2, 1] } }
  const next = await open()
  const both = { dayBegins: 'local-4', rows: { 5: [8, 7], 6: [2, 1] } }
  await vi.waitFor(() => expect(server.kept).toEqual(both))
  await vi.waitFor(() => expect(readPreferences()).toEqual(both))

  // Not a second time: what another device has deleted since does not come back.
  leave(next)
  server.kept = { dayBegins: 'local-4' }
  await open()
  await vi.waitFor(() => expect(readPreferences()).toEqual({ dayBegins: 'local-4' }))
})

test('the next person sees nothing of this one, who finds unsent choices again', async () => {
  const server = backend({ streaks: 'hidden' })
  const page = await open()
  await vi.waitFor(() => expect(readPreferences().streaks).toBe('hidden'))
  server.isReachable = false
  choose({ dayBegins: 'utc' })
  leave(page)
  forgetPersonalData()
  await signedInAs(2)
  server.isReachable = true
  server.kept = {}
  const other = await open(['preferences'], 2)
  await vi.waitFor(() => expect(server.requests.at(-1)).toBe('GET'))
  expect(readPreferences()).toEqual({})
  expect(server.kept).toEqual({})
  leave(other)
  await signedInAs(1)
  await open()
  await vi.waitFor(() => expect(server.kept).toEqual({ dayBegins: 'utc' }))
})

test('a choice in another tab shows here, and no other record there has anything read again', async () => {
  backend()
  await open()
  const { result } = renderHook(() => usePreference('streaks'), withAppClient)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const key = 'daymark-notes/1/preferences'
  localStorage.setItem(key, JSON.stringify({ streaks: 'hidden' } satisfies Preferences))
  dispatchEvent(new StorageEvent('storage', { key }))
  await vi.waitFor(() => expect(result.current).toBe('hidden'))
  const read = vi.spyOn(Storage.prototype, 'getItem')
  dispatchEvent(new StorageEvent('storage', { key: 'daymark-notes/1/1/2026-11-21/1' }))
  const names = read.mock.calls.map(([name]) => name)
  // The number of the person is looked up, to tell whose record it is.
  expect(names.filter((name) => name !== 'user')).toEqual([])
  read.mockRestore()
})

test('an update of the app takes over what was chosen, sent or not', async () => {
  const agreed = { dayBegins: 'local-4', hues: { 5: 'sea' }, rows: { 5: [7, 8] }, streaks: 'shown' }
  const server = backend(agreed)
  server.isReachable = false
  writeFormer('agreed-preferences', agreed)
  writeFormer('day-begins', 'local-4')
  writeFormer('hues', { 5: 'moss', 6: 'rose' })
  writeFormer('order', { 'options/5': [8, 7], 'widgets/dailyTodos': [3, 2] })
  localStorage.setItem('streaks', 'hidden')
  const chosen = {
    dayBegins: 'local-4',
    hues: { 5: 'moss', 6: 'rose' },
    rows: { 5: [8, 7] },
    cards: { dailyTodos: [3, 2] },
    streaks: 'hidden',
  }
  // Also before anything else of this device was opened.
  expect(readPreferences()).toEqual(chosen)
  await open()
  server.isReachable = true
  retryNow()
  await vi.waitFor(() => expect(server.kept).toEqual(chosen))
  expect(localStorage.getItem('streaks')).toBeNull()
  await vi.waitFor(() => expect(readRecords(1)).toEqual([chosen]))
})

test('an update takes over what the server was never told, where nothing was chosen elsewhere', async () => {
  const server = backend({ dayBegins: 'utc' })
  writeFormer('day-begins', 'local-4')
  writeFormer('unfolded', { day: '2026-11-21', modules: [5] })
  expect(readPreferences().dayBegins).toBe('local-4')
  await open()
  const both = { dayBegins: 'utc', unfolded: { day: '2026-11-21', modules: [5] } }
  await vi.waitFor(() => expect(server.kept).toEqual(both))
  await vi.waitFor(() => expect(readPreferences()).toEqual(both))
})
