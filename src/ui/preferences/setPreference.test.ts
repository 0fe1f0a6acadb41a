import { getGetPreferencesQueryKey, type Preferences } from '@daymark/api'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withAppClient } from '../../../tests/support/unit/appClient.tsx'
import {
  leavePreferences,
  openPreferences,
  preferenceServer,
} from '../../../tests/support/unit/preferences.ts'
import { signedInAs } from '../../../tests/support/unit/signedIn.ts'
import { startTexts } from '../../app/start/startTexts.ts'
import { retryNow } from '../../lib/offline/connection.ts'
import { deleteRecordsOf } from '../../lib/offline/localRecords.ts'
import { closeOffline } from '../../lib/offline/offline.ts'
import {
  preferencesQuery,
  readPreferences,
  usePreference,
} from '../../lib/preferences/preferences.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import { forgetPersonalData } from '../../lib/session/personalData.ts'
import { toasts } from '../toasts.ts'
import { chooseReminder } from './reminders.ts'
import { choosePreference, registerSetPreference } from './setPreference.ts'

/** Chooses something, in the app that is open. */
const choose = (patch: Parameters<typeof choosePreference>[1]) =>
  choosePreference(queryClient, patch)

const messages = () => toasts.queue.visibleToasts.map(({ content }) => content.description)

beforeAll(async () => {
  await startTexts('en-GB')
  queryClient.mount()
  registerSetPreference(queryClient)
})

beforeEach(async () => {
  localStorage.clear()
  toasts.clear()
  await signedInAs(1)
})

afterEach(() => {
  deleteRecordsOf(undefined)
  closeOffline()
  queryClient.clear()
})

test('what was chosen on another device shows here, with one question', async () => {
  const chosen = { dayBegins: 'local-4', streaks: 'hidden', rows: { 5: [8, 7] } }
  const server = preferenceServer(chosen)
  await openPreferences()
  const { result } = renderHook(() => usePreference('rows'), withAppClient)
  await vi.waitFor(() => expect(readPreferences()).toEqual(chosen))
  await vi.waitFor(() => expect(result.current).toEqual({ 5: [8, 7] }))
  expect(server.requests).toEqual(['GET'])
})

test('each choice is sent on its own, and is shown and recorded when the call returns', async () => {
  const server = preferenceServer({ hues: { 5: 'sea' } })
  await openPreferences()
  await vi.waitFor(() => expect(readPreferences()).toEqual({ hues: { 5: 'sea' } }))
  choose({ rows: { 5: [8, 7] }, hues: { 6: 'moss' }, dayBegins: 'local-2' })
  const chosen = { rows: { 5: [8, 7] }, hues: { 5: 'sea', 6: 'moss' }, dayBegins: 'local-2' }
  expect(readPreferences()).toEqual(chosen)
  queryClient.removeQueries({ queryKey: getGetPreferencesQueryKey() })
  expect(readPreferences()).toEqual(chosen)
  await vi.waitFor(() => expect(server.kept).toEqual(chosen))
  expect(server.requests.filter((request) => request !== 'GET')).toEqual([
    'PATCH {"rows":{"5":[8,7]}}',
    'PATCH {"hues":{"6":"moss"}}',
    'PATCH {"dayBegins":"local-2"}',
  ])
})

test('a choice shows before its press is over, so that a row that moves keeps the focus', async () => {
  preferenceServer({ rows: { 5: [7, 8] } })
  await openPreferences()
  const { result } = renderHook(() => usePreference('rows'), withAppClient)
  await vi.waitFor(() => expect(result.current).toEqual({ 5: [7, 8] }))
  act(() => choose({ rows: { 5: [8, 7] } }))
  expect(result.current).toEqual({ 5: [8, 7] })
})

test('a choice that the server refuses is given back and said, and no other choice waits for it', async () => {
  const server = preferenceServer({ dayBegins: 'local-6' })
  server.refused = ['dayBegins']
  await openPreferences()
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
  const server = preferenceServer({ dayBegins: 'local-4' })
  const page = await openPreferences()
  await vi.waitFor(() => expect(readPreferences().dayBegins).toBe('local-4'))
  server.isReachable = false
  server.kept = { dayBegins: 'local-6', rows: { 5: [7, 8], 6: [2, 1] } }
  choose({ rows: { 5: [7, 8] } })
  choose({ rows: { 5: [8, 7] } })
  leavePreferences(page)
  await openPreferences()
  expect(readPreferences()).toEqual({ dayBegins: 'local-4', rows: { 5: [8, 7] } })
  server.requests.length = 0
  server.isReachable = true
  retryNow()
  const both = { dayBegins: 'local-6', rows: { 5: [8, 7], 6: [2, 1] } }
  await vi.waitFor(() => expect(readPreferences()).toEqual(both))
  expect(server.kept).toEqual(both)
  expect(server.requests.filter((request) => request !== 'GET')).toEqual([
    'PATCH {"rows":{"5":[8,7]}}',
  ])
})

test('what is chosen while the server answers is kept, and sent afterwards', async () => {
  const server = preferenceServer({ dayBegins: 'local-6', streaks: 'shown' })
  server.whileAnswering = () => {
    server.whileAnswering = () => {}
    choose({ dayBegins: 'utc' })
  }
  await openPreferences()
  await vi.waitFor(() => expect(server.kept).toEqual({ dayBegins: 'utc', streaks: 'shown' }))
  await vi.waitFor(() => expect(readPreferences()).toEqual(server.kept))
})

test('a reminder and its time zone are sent to a backend that has reminders, and to no other', async () => {
  const reminder = { time: '07:30', weekdays: [1] }
  const server = preferenceServer()
  const page = await openPreferences()
  chooseReminder(queryClient, 3, reminder)
  choose({ streaks: 'hidden' })
  await vi.waitFor(() => expect(server.kept).toEqual({ streaks: 'hidden' }))
  expect(readPreferences()).toMatchObject({ streaks: 'hidden', reminders: { 3: reminder } })
  leavePreferences(page)
  await openPreferences(['preferences', 'reminders'])
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  await vi.waitFor(() =>
    expect(server.kept).toEqual({ streaks: 'hidden', reminders: { 3: reminder }, timeZone }),
  )
})

test('a backend without preferences is sent nothing, and once it has them it takes over what was chosen nowhere else', async () => {
  const server = preferenceServer()
  const page = await openPreferences([])
  choose({ dayBegins: 'local-0', rows: { 5: [8, 7] }, hues: { 5: 'sea' } })
  choose({ hues: { 5: null } })
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(readPreferences()).toEqual({ dayBegins: 'local-0', rows: { 5: [8, 7] } })
  expect(server.requests).toEqual([])
  leavePreferences(page)

  server.kept = { dayBegins: 'local-4', rows: { 6: [2, 1] } }
  const next = await openPreferences()
  const both = { dayBegins: 'local-4', rows: { 5: [8, 7], 6: [2, 1] } }
  await vi.waitFor(() => expect(server.kept).toEqual(both))
  await vi.waitFor(() => expect(readPreferences()).toEqual(both))

  // Not a second time: what another device has deleted since does not come back.
  leavePreferences(next)
  server.kept = { dayBegins: 'local-4' }
  await openPreferences()
  await vi.waitFor(() => expect(readPreferences()).toEqual({ dayBegins: 'local-4' }))
})

test('the next person sees nothing of this one, who finds unsent choices again', async () => {
  const server = preferenceServer({ streaks: 'hidden' })
  const page = await openPreferences()
  await vi.waitFor(() => expect(readPreferences().streaks).toBe('hidden'))
  server.isReachable = false
  choose({ dayBegins: 'utc' })
  leavePreferences(page)
  forgetPersonalData()
  await signedInAs(2)
  server.isReachable = true
  server.kept = {}
  const other = await openPreferences(['preferences'], 2)
  await vi.waitFor(() => expect(server.requests.at(-1)).toBe('GET'))
  expect(readPreferences()).toEqual({})
  expect(server.kept).toEqual({})
  leavePreferences(other)
  await signedInAs(1)
  await openPreferences()
  await vi.waitFor(() => expect(server.kept).toEqual({ dayBegins: 'utc' }))
})

test('a choice in another tab shows here, and no other record there has anything read again', async () => {
  preferenceServer()
  await openPreferences()
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

test('a choice that waits in two tabs is sent by one of them', async () => {
  const server = preferenceServer()
  await openPreferences()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  server.isReachable = false
  choose({ dayBegins: 'utc' })
  const key = 'daymark-notes/1/preferences/choices/dayBegins'
  choose({ streaks: 'hidden' })
  // Another tab gets through with it first.
  localStorage.removeItem(key)
  server.isReachable = true
  retryNow()
  await vi.waitFor(() => expect(server.kept).toEqual({ streaks: 'hidden' }))
  expect(server.requests.filter((request) => request.includes('dayBegins'))).toEqual([])
})

test('a choice that waited is sent as another tab has changed it since', async () => {
  const server = preferenceServer()
  await openPreferences()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  server.isReachable = false
  choose({ dayBegins: 'utc' })
  const key = 'daymark-notes/1/preferences/choices/dayBegins'
  const record = localStorage.getItem(key) ?? ''
  localStorage.setItem(key, record.replace('"dayBegins":"utc"', '"dayBegins":"local-2"'))
  dispatchEvent(new StorageEvent('storage', { key }))
  expect(readPreferences().dayBegins).toBe('local-2')
  server.isReachable = true
  retryNow()
  await vi.waitFor(() => expect(server.kept).toEqual({ dayBegins: 'local-2' }))
})

test('a person who comes back after more than a minute sees what was chosen meanwhile', async () => {
  const server = preferenceServer()
  await openPreferences()
  await vi.waitFor(() => expect(server.requests).toEqual(['GET']))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  server.kept = { streaks: 'hidden' }
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  comeBack()
  expect(queryClient.isFetching()).toBe(0)
  queryClient.setQueryData(preferencesQuery().queryKey, readPreferences(), {
    updatedAt: Date.now() - 60_001,
  })
  comeBack()
  await vi.waitFor(() => expect(readPreferences()).toEqual({ streaks: 'hidden' }))
})
