import { MutationObserver } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import {
  client,
  leaveApp,
  noConnection,
  onNewDevice,
  openApp,
  server,
  shownMessages,
} from '../../../../tests/support/unit/todoDevice.ts'
import { dayNamesIn } from '../../../lib/days/dayNames.ts'
import { sendOfflineMutations } from '../../../lib/offline/offlineMutations.ts'
import { type HistoryCache, historyCacheKey } from '../history/past/historyCache.ts'
import { chooseStatus, setNote } from '../status/setStatus.ts'
import { dayItems } from '../todoQueries.ts'

const date = '2026-11-21'
const spokenDate = dayNamesIn('en-GB').longTitle(date)
const walk = { module: 1, date, option: 1, name: 'Walk' }

onNewDevice('Walk')

beforeEach(open)

async function open(): Promise<void> {
  await openApp()
  await client.fetchQuery(dayItems(1, date))
}

const write = (note: string) =>
  new MutationObserver(client, setNote(walk)).mutate(note).catch(() => undefined)
const tick = () => chooseStatus(client, { ...walk, status: 'done' }).catch(() => undefined)

function loseConnection(times = 1): void {
  for (let left = times; left > 0; left -= 1) server.failures.push(noConnection)
}

test('a note creates the item of its day, which is to do', async () => {
  await write('In the rain')
  expect(server.bodies).toEqual([
    { module: 1, date, option: 1, status: 'todo', note: 'In the rain' },
  ])
})

test('a note and a status are sent without each other', async () => {
  server.put(1, date, 'skip', 'Old')
  await client.fetchQuery({ ...dayItems(1, date), staleTime: 0 })
  await write('New')
  await tick()
  expect(server.bodies).toEqual([{ note: 'New' }, { status: 'done' }])
  expect(server.items).toMatchObject([{ status: 'done', note: 'New' }])
})

test('a note and a tick at the same time end with both', async () => {
  await Promise.all([write('In the rain'), tick()])
  expect(server.items).toMatchObject([{ status: 'done', note: 'In the rain' }])
})

test('a note and a tick that wait are kept over a reload, and both are sent', async () => {
  loseConnection(2)
  void write('In the rain')
  void tick()
  await sendOfflineMutations(client)
  const leftBehind = { ...localStorage }
  leaveApp()
  Object.assign(localStorage, leftBehind)
  await open()
  expect(await sendOfflineMutations(client)).toEqual([])
  expect(server.items).toMatchObject([{ status: 'done', note: 'In the rain' }])
  expect({ ...localStorage }).toEqual({})
})

test('of several texts that wait only the last is sent', async () => {
  loseConnection()
  for (const note of ['In', 'In the', 'In the rain']) void write(note)
  await sendOfflineMutations(client)
  await sendOfflineMutations(client)
  expect(server.items).toMatchObject([{ note: 'In the rain' }])
  expect(server.bodies).toHaveLength(1)
})

test('what another device has written meanwhile stays, and the text that was not kept is said', async () => {
  loseConnection()
  void write('Mine')
  await sendOfflineMutations(client)
  server.put(1, date, 'todo', 'Theirs')
  await sendOfflineMutations(client)
  expect(server.items).toMatchObject([{ note: 'Theirs' }])
  await expect.poll(shownMessages).toMatchObject([
    {
      title: 'The note on Walk was changed on another device',
      description: `${spokenDate}: it is now “Theirs”. You wrote: “Mine”.`,
    },
  ])
})

test('what another device has ticked meanwhile is no conflict with a note', async () => {
  loseConnection()
  void write('Mine')
  await sendOfflineMutations(client)
  server.put(1, date, 'done')
  await sendOfflineMutations(client)
  expect(server.items).toMatchObject([{ status: 'done', note: 'Mine' }])
  expect(shownMessages()).toEqual([])
})

test('a note that is refused is said with its text', async () => {
  server.failures.push(() =>
    Response.json({ errors: [{ code: 'too_much_text' }] }, { status: 400 }),
  )
  await write('Mine')
  await expect.poll(shownMessages).toMatchObject([
    {
      title: 'The note on Walk could not be saved',
      description: `${spokenDate}: the server did not accept it. You wrote: “Mine”.`,
    },
  ])
})

test('a note is among those of the past as soon as the server has it, and gone when it is emptied', async () => {
  const past: HistoryCache = {
    days: {},
    knownAfter: '',
    before: 0,
    readOn: date,
    readAt: 0,
    begunAt: 0,
  }
  client.setQueryData(historyCacheKey(1), past)
  const notes = () => client.getQueryData<HistoryCache>(historyCacheKey(1))?.notes
  await write('In the rain')
  expect(notes()).toEqual({ [date]: { 1: 'In the rain' } })
  await tick()
  expect(notes()).toEqual({ [date]: { 1: 'In the rain' } })
  await write('')
  expect(notes()).toEqual({ [date]: {} })
})
