import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openPreferences, preferenceServer } from '../../../tests/support/unit/preferences.ts'
import { signedInAs } from '../../../tests/support/unit/signedIn.ts'
import { retryNow } from '../../lib/offline/connection.ts'
import { deleteRecordsOf, readRecords } from '../../lib/offline/localRecords.ts'
import { closeOffline } from '../../lib/offline/offline.ts'
import { readPreferences } from '../../lib/preferences/preferences.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import { registerSetPreference } from './setPreference.ts'

/** Writes a record as an earlier version did. */
const writeFormer = (name: string, value: unknown) =>
  localStorage.setItem(`daymark-notes/1/${name}`, JSON.stringify(value))

beforeAll(() => {
  queryClient.mount()
  registerSetPreference(queryClient)
})

beforeEach(async () => {
  localStorage.clear()
  await signedInAs(1)
})

afterEach(() => {
  deleteRecordsOf(undefined)
  closeOffline()
  queryClient.clear()
})

test('an update of the app takes over what was chosen, sent or not', async () => {
  const agreed = { dayBegins: 'local-4', hues: { 5: 'sea' }, rows: { 5: [7, 8] }, streaks: 'shown' }
  const server = preferenceServer(agreed)
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
  await openPreferences()
  server.isReachable = true
  retryNow()
  await vi.waitFor(() => expect(server.kept).toEqual(chosen))
  expect(localStorage.getItem('streaks')).toBeNull()
  await vi.waitFor(() => expect(readRecords(1)).toEqual([chosen]))
})

test('an update takes over what the server was never told, where nothing was chosen elsewhere', async () => {
  const server = preferenceServer({ dayBegins: 'utc' })
  writeFormer('day-begins', 'local-4')
  writeFormer('unfolded', { day: '2026-11-21', modules: [5] })
  expect(readPreferences().dayBegins).toBe('local-4')
  await openPreferences()
  const both = { dayBegins: 'utc', unfolded: { day: '2026-11-21', modules: [5] } }
  await vi.waitFor(() => expect(server.kept).toEqual(both))
  await vi.waitFor(() => expect(readPreferences()).toEqual(both))
})
