import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ItemServer } from '../../../tests/support/itemServer.ts'
import { closeOffline, openOffline } from '../../lib/offline/offline.ts'
import { sendWaiting } from '../../lib/offline/waitingChanges.ts'
import { startTexts } from '../../app/startTexts.ts'
import { forgetPersonalData } from '../../lib/session/personalData.ts'
import { toasts } from '../../ui/toasts.ts'
import { dayItems } from './todoQueries.ts'
import { chooseStatus as send, newestChange } from './statusMutation.ts'
import { startStatusQueue } from './statusQueue.ts'

const walk = { module: 1, date: '2026-11-21', option: 1, name: 'Walk' }
const change = { ...walk, status: 'done', shown: 'todo' } as const

const noConnection = () => {
  throw new TypeError('Failed to fetch')
}

let server: ItemServer
let client: QueryClient

/** Chooses as a row does, which leaves it to the messages to say what became of it. */
function chooseStatus(...args: Parameters<typeof send>): void {
  send(...args).catch(() => undefined)
}
const told = () => toasts.queue.visibleToasts.map(({ content }) => content)

beforeAll(() => startTexts('en-GB'))

beforeEach(async () => {
  localStorage.clear()
  toasts.queue.clear()
  server = new ItemServer()
  server.addOption('Walk', '')
  client = new QueryClient()
  client.mount()
  await openOffline(client, 1, [startStatusQueue])
  await client.fetchQuery(dayItems(walk.module, walk.date))
})

afterEach(() => {
  vi.unstubAllGlobals()
  closeOffline()
  client.unmount()
})

const changes = () => server.requests.filter((request) => !request.startsWith('GET'))

test.each([
  ['a refusal', 400, 'Walk could not be changed'],
  ['a to-do that is gone', 404, 'Walk could not be changed'],
  ['a change that timed out at the server', 408, 'Walk may not have changed'],
  ['a failure of the server', 500, 'Walk may not have changed'],
  ['an answer that cannot be read', 200, 'Walk may not have changed'],
])('after %s one message says what is known, of which to-do and day', async (_, status, title) => {
  const errors = { errors: [{ code: 'invalid' }] }
  server.failures.push(() =>
    status === 200 ? new Response('<html>') : Response.json(errors, { status }),
  )
  chooseStatus(client, change)
  expect(await sendWaiting(client)).toEqual([])
  const description = expect.stringContaining(walk.date) as string
  expect(told()).toMatchObject([{ title, description }])
})

test('what cannot be sent is named, and sent once when it can', async () => {
  server.failures.push(noConnection)
  chooseStatus(client, change)
  expect(await sendWaiting(client)).toEqual(['Walk, 2026-11-21'])
  expect(await sendWaiting(client)).toEqual([])
  expect(server.items).toMatchObject([{ option: 1, status: 'done' }])
  expect(told()).toEqual([])
})

test('of several choices in one go only the last is sent', async () => {
  for (const status of ['done', 'todo', 'done', 'skip'] as const) {
    chooseStatus(client, { ...change, status })
  }
  await sendWaiting(client)
  expect(server.items).toMatchObject([{ option: 1, status: 'skip' }])
  expect(changes()).toHaveLength(1)
})

test('a mind changed twice sends nothing a second time', async () => {
  for (const status of ['done', 'todo', 'done'] as const) {
    chooseStatus(client, { ...change, status })
  }
  await sendWaiting(client)
  expect(server.items).toMatchObject([{ option: 1, status: 'done' }])
})

test('a choice without an open queue fails loudly instead of being lost', () => {
  closeOffline()
  server.requests.length = 0
  expect(() => chooseStatus(client, change)).toThrow('before startStatusQueue')
  expect(server.requests).toEqual([])
})

test('what waits belongs to its person: no other account sends it', async () => {
  server.failures.push(noConnection)
  chooseStatus(client, change)
  await sendWaiting(client)
  closeOffline()
  await openOffline(client, 2, [startStatusQueue])
  expect(await sendWaiting(client)).toEqual([])
  expect(server.items).toEqual([])
})

test('what another tab has sent waits no longer', async () => {
  server.failures.push(noConnection)
  chooseStatus(client, change)
  await sendWaiting(client)
  server.requests.length = 0
  const item = server.put(1, walk.date, 'done')
  localStorage.clear()
  const otherTab = new BroadcastChannel('daymark-items')
  otherTab.postMessage({ person: 1, item })
  await expect.poll(() => newestChange(client, walk)).toBeUndefined()
  otherTab.close()
  expect(changes()).toEqual([])
})

test('a reload right after choosing keeps the choice, and it is sent', async () => {
  chooseStatus(client, change)
  // The page goes away before anything else can happen: what comes after sees what the device has kept.
  const leftBehind = { ...localStorage }
  await sendWaiting(client)
  closeOffline()
  client.unmount()
  server.items.length = 0
  Object.assign(localStorage, leftBehind)

  client = new QueryClient()
  client.mount()
  server.failures.push(noConnection)
  await openOffline(client, 1, [startStatusQueue])
  expect(newestChange(client, walk)).toMatchObject({ ...walk, status: 'done' })
  await sendWaiting(client)
  await sendWaiting(client)
  expect(server.items).toMatchObject([{ option: 1, status: 'done' }])
  expect({ ...localStorage }).toEqual({})
})

test('the icon of the installed app shows nothing of a person who has left', () => {
  const setAppBadge = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { setAppBadge }))
  forgetPersonalData()
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(0)
})
