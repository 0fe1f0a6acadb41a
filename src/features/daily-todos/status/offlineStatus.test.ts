import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedInAs } from '../../../../tests/support/unit/signedIn.ts'
import {
  changes,
  client,
  leaveApp,
  noConnection,
  onNewDevice,
  openApp,
  server,
  shownMessages,
} from '../../../../tests/support/unit/todoDevice.ts'
import { closeOffline } from '../../../lib/offline/offline.ts'
import { sendOfflineMutations } from '../../../lib/offline/offlineMutations.ts'
import { forgetPersonalData } from '../../../lib/session/personalData.ts'
import { dayItems } from '../todoQueries.ts'
import '../appBadge.ts'
import { pendingStatus } from '../pendingChanges.ts'
import { chooseStatus as send, setStatus } from './setStatus.ts'

const walk = { module: 1, date: '2026-11-21', option: 1, name: 'Walk' }
const change = { ...walk, status: 'done' } as const

/** Chooses as a row does, which leaves it to the messages to say what became of it. */
function chooseStatus(...args: Parameters<typeof send>): void {
  send(...args).catch(() => undefined)
}

onNewDevice('Walk')

beforeEach(async () => {
  await openApp()
  await client.fetchQuery(dayItems(walk.module, walk.date))
})

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['a refusal', 400, 'Walk could not be changed'],
  ['a to-do that is gone', 404, 'Walk no longer exists'],
  ['a change that timed out at the server', 408, 'Walk may not have changed'],
  ['a failure of the server', 500, 'Walk may not have changed'],
  ['an answer that cannot be read', 200, 'Walk may not have changed'],
])('after %s one message says what is known, of which to-do and day', async (_, status, title) => {
  const errors = { errors: [{ code: 'invalid' }] }
  server.failures.push(() =>
    status === 200 ? new Response('<html>') : Response.json(errors, { status }),
  )
  chooseStatus(client, change)
  expect(await sendOfflineMutations(client)).toEqual([])
  const description = expect.stringMatching(/^Saturday,? 21 November: /) as string
  expect(shownMessages()).toMatchObject([{ title, description }])
  expect(pendingStatus(client, walk)).toBeUndefined()
})

test('what cannot be sent is named, and sent once when it can', async () => {
  server.failures.push(noConnection)
  chooseStatus(client, change)
  expect(await sendOfflineMutations(client)).toEqual([
    expect.stringMatching(/^Walk, Saturday,? 21 November$/),
  ])
  expect(await sendOfflineMutations(client)).toEqual([])
  expect(server.items).toMatchObject([{ option: 1, status: 'done' }])
  expect(shownMessages()).toEqual([])
})

test('of several choices in one go only the last is sent', async () => {
  for (const status of ['done', 'todo', 'done', 'skip'] as const) {
    chooseStatus(client, { ...change, status })
  }
  await sendOfflineMutations(client)
  expect(server.items).toMatchObject([{ option: 1, status: 'skip' }])
  expect(changes()).toHaveLength(1)
})

test('a mind changed twice sends nothing a second time', async () => {
  for (const status of ['done', 'todo', 'done'] as const) {
    chooseStatus(client, { ...change, status })
  }
  await sendOfflineMutations(client)
  expect(server.items).toMatchObject([{ option: 1, status: 'done' }])
})

test('two choices in one moment wait behind the one that they take the place of', async () => {
  server.put(1, walk.date, 'skip')
  await client.fetchQuery({ ...dayItems(walk.module, walk.date), staleTime: 0 })
  // The server has the first choice, and its answer is lost.
  server.failures.push(() => {
    server.put(1, walk.date, 'todo')
    return noConnection()
  })
  await send(client, { ...walk, status: 'todo' }).catch(() => undefined)
  chooseStatus(client, { ...walk, status: 'done' })
  chooseStatus(client, { ...walk, status: 'skip' })
  expect(await sendOfflineMutations(client)).toEqual([])
  expect(server.items).toMatchObject([{ option: 1, status: 'skip' }])
  expect(shownMessages()).toEqual([])
})

test('a row that is pressed before anything else has run sends its choice', async () => {
  closeOffline()
  const fresh = new QueryClient()
  await new MutationObserver(fresh, setStatus(walk)).mutate('done')
  expect(server.items).toMatchObject([{ option: 1, status: 'done' }])
})

test('what waits belongs to its person: no other account sends it', async () => {
  server.failures.push(noConnection)
  chooseStatus(client, change)
  await sendOfflineMutations(client)
  closeOffline()
  await signedInAs(2)
  await openApp(2)
  expect(await sendOfflineMutations(client)).toEqual([])
  expect(server.items).toEqual([])
})

test('what waits for one account is not sent to another one that got its number', async () => {
  closeOffline()
  await signedInAs(3, 'handle-of-anna')
  await openApp(3)
  server.failures.push(noConnection)
  chooseStatus(client, change)
  expect(await sendOfflineMutations(client)).toHaveLength(1)
  closeOffline()
  await signedInAs(3, 'handle-of-bert')
  await openApp(3)
  expect(pendingStatus(client, walk)).toBeUndefined()
  expect(await sendOfflineMutations(client)).toEqual([])
  expect(server.items).toEqual([])
})

test('a choice that is on this page when another person comes is not sent for them, and stays recorded', async () => {
  server.failures.push(noConnection)
  chooseStatus(client, change)
  await sendOfflineMutations(client)
  server.requests.length = 0
  await signedInAs(2)
  await sendOfflineMutations(client)
  expect(changes()).toEqual([])
  expect(shownMessages()).toEqual([])
  closeOffline()
  await signedInAs(1)
  await openApp()
  expect(await sendOfflineMutations(client)).toEqual([])
  expect(server.items).toMatchObject([{ option: 1, status: 'done' }])
})

test('what another tab has sent waits no longer', async () => {
  server.failures.push(noConnection)
  chooseStatus(client, change)
  await sendOfflineMutations(client)
  server.requests.length = 0
  const item = server.put(1, walk.date, 'done')
  localStorage.clear()
  const otherTab = new BroadcastChannel('daymark')
  otherTab.postMessage({ type: 'dailyTodoItem', person: 1, message: item })
  await expect.poll(() => pendingStatus(client, walk)).toBeUndefined()
  otherTab.close()
  expect(changes()).toEqual([])
})

test('a reload right after choosing keeps the choice, and it is sent', async () => {
  chooseStatus(client, change)
  // The page goes away before anything else can happen: what comes after sees the records of the device.
  const leftBehind = { ...localStorage }
  await sendOfflineMutations(client)
  leaveApp()
  server.items.length = 0
  Object.assign(localStorage, leftBehind)

  server.failures.push(noConnection)
  await openApp()
  expect(pendingStatus(client, walk)).toBe('done')
  await sendOfflineMutations(client)
  await sendOfflineMutations(client)
  expect(server.items).toMatchObject([{ option: 1, status: 'done' }])
  expect({ ...localStorage }).toEqual({})
})

test('the icon of the installed app shows nothing of a person who has left', () => {
  const setAppBadge = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { setAppBadge }))
  forgetPersonalData()
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(0)
})
