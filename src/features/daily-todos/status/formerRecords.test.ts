import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ItemServer } from '../../../../tests/support/servers/itemServer.ts'
import { signedInAs } from '../../../../tests/support/unit/signedIn.ts'
import { startTexts } from '../../../app/start/startTexts.ts'
import { upgradeRecordsWith } from '../../../lib/offline/localRecords.ts'
import { closeOffline, openOffline } from '../../../lib/offline/offline.ts'
import { sendOfflineMutations } from '../../../lib/offline/offlineMutations.ts'
import { toasts } from '../../../ui/toasts.ts'
import { pendingStatus } from '../pendingChanges.ts'
import { upgradeStatusRecord } from './formerRecords.ts'
import { registerSetStatus } from './setStatus.ts'

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

let server: ItemServer
let client: QueryClient

beforeAll(async () => {
  await startTexts('en-GB')
  upgradeRecordsWith(upgradeStatusRecord)
})

beforeEach(async () => {
  localStorage.clear()
  toasts.clear()
  localStorage.setItem('daymark-notes/1/1/2026-11-21/1', JSON.stringify(former))
  server = new ItemServer()
  server.addOption('Walk', '')
  await signedInAs(1)
  client = new QueryClient()
  client.mount()
  registerSetStatus(client)
})

afterEach(() => {
  closeOffline()
  client.unmount()
})

test('a choice that waited when the app was updated is shown and sent', async () => {
  await openOffline(client, 1)
  expect(pendingStatus(client, walk)).toBe('done')
  expect(await sendOfflineMutations(client)).toEqual([])
  expect(server.items).toMatchObject([{ option: 1, status: 'done' }])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('daymark-notes/'))).toEqual([])
})

test('what another device did meanwhile stays, and is said', async () => {
  server.put(1, walk.date, 'skip')
  await openOffline(client, 1)
  await sendOfflineMutations(client)
  expect(server.items).toMatchObject([{ option: 1, status: 'skip' }])
  expect(toasts.queue.visibleToasts).toHaveLength(1)
})
