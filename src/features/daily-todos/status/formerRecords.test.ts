import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  client,
  onNewDevice,
  openApp,
  server,
  shownMessages,
} from '../../../../tests/support/unit/todoDevice.ts'
import { takeOverRecordsWith } from '../../../lib/offline/localRecords.ts'
import { sendOfflineMutations } from '../../../lib/offline/offlineMutations.ts'
import { pendingStatus } from '../pendingChanges.ts'
import { takeOverFormerChoices } from './formerRecords.ts'

const walk = { module: 1, date: '2026-11-21', option: 1, name: 'Walk' }

/** A choice that waits, as version 0.1.0 wrote it down. */
const former = {
  mutationKey: ['dailyTodos', 'status', 1, '2026-11-21', 1],
  scope: { id: 'dailyTodos/status/1/2026-11-21/1' },
  meta: { isKeptOffline: true, label: 'Walk, 2026-11-21' },
  state: {
    status: 'pending',
    failureCount: 1,
    failureReason: {},
    isPaused: true,
    submittedAt: 1795219200000,
    variables: {
      ...walk,
      status: 'done',
      known: ['todo'],
      madeAt: 1795219200000,
      hasWaited: false,
    },
  },
}

onNewDevice('Walk')

beforeAll(() => takeOverRecordsWith(takeOverFormerChoices))

beforeEach(() => {
  localStorage.setItem('daymark-notes/1/1/2026-11-21/1', JSON.stringify(former))
})

test('a choice that waited when the app was updated is shown and sent', async () => {
  await openApp()
  expect(pendingStatus(client, walk)).toBe('done')
  expect(await sendOfflineMutations(client)).toEqual([])
  expect(server.items).toMatchObject([{ option: 1, status: 'done' }])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('daymark-notes/'))).toEqual([])
})

test('what another device did meanwhile stays, and is said', async () => {
  server.put(1, walk.date, 'skip')
  await openApp()
  await sendOfflineMutations(client)
  expect(server.items).toMatchObject([{ option: 1, status: 'skip' }])
  expect(shownMessages()).toHaveLength(1)
})
