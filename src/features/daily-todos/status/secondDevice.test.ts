import type { DailyTodoStatus } from '@daymark/api'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  changes,
  client,
  noConnection,
  onNewDevice,
  openApp,
  server,
  shownMessages,
} from '../../../../tests/support/unit/todoDevice.ts'
import { sendOfflineMutations } from '../../../lib/offline/offlineMutations.ts'
import { dayItems } from '../todoQueries.ts'
import { chooseStatus } from './setStatus.ts'

const date = '2026-11-21'
const names = ['Walk', 'Read', 'Swim']

onNewDevice(...names)

beforeEach(() => openApp())

const shownTitles = () =>
  shownMessages()
    .map(({ title }) => title)
    .toSorted()
const readings = () => server.requests.filter((request) => request.startsWith('GET'))

/** Returns the status of each to-do on the server, by the number of its option. */
const onServer = () =>
  Object.fromEntries(server.items.map(({ option, status }) => [option, status]))

/** Chooses Done for the first to-dos of the day while the server cannot be reached. */
async function chooseOffline(count: number, status: DailyTodoStatus = 'done'): Promise<void> {
  await client.fetchQuery({ ...dayItems(1, date), staleTime: Infinity })
  for (let option = 1; option <= count; option += 1) {
    const place = { module: 1, date, option, name: names[option - 1] ?? '' }
    server.failures.push(noConnection)
    // oxlint-disable-next-line no-await-in-loop -- a person presses one after the other
    await chooseStatus(client, { ...place, status }).catch(() => undefined)
  }
  expect(changes()).toHaveLength(count)
  server.requests.length = 0
}

/** Lets another device change something between the reading of the day and the next request of this device. */
function beforeNextChange(change: () => void): void {
  server.failures.push(() => {
    change()
    return undefined
  })
}

describe.each([1, 3])('%i waiting choices', (count) => {
  const others = Object.fromEntries(
    Array.from({ length: count - 1 }, (_, index) => [index + 2, 'done']),
  )

  describe.each([
    ['items that exist', true],
    ['items that do not exist yet', false],
  ])('for %s', (_, doExist) => {
    beforeEach(() => {
      if (!doExist) return
      for (let option = 1; option <= count; option += 1) server.put(option, date, 'todo')
    })

    test('are sent over one reading of their day', async () => {
      await chooseOffline(count)
      expect(await sendOfflineMutations(client)).toEqual([])
      expect(onServer()).toEqual({ 1: 'done', ...others })
      expect(readings()).toHaveLength(1)
      expect(changes()).toHaveLength(count)
      expect(shownTitles()).toEqual([])
      expect(Object.keys(localStorage).filter((key) => key.includes('notes'))).toEqual([])
    })

    test('leave what another device has changed before, and say so', async () => {
      await chooseOffline(count)
      server.put(1, date, 'skip')
      expect(await sendOfflineMutations(client)).toEqual([])
      expect(onServer()).toEqual({ 1: 'skip', ...others })
      expect(shownTitles()).toEqual(['Walk was changed on another device'])
    })

    test('say nothing when another device has chosen the same', async () => {
      await chooseOffline(count)
      server.put(1, date, 'done')
      expect(await sendOfflineMutations(client)).toEqual([])
      expect(onServer()).toEqual({ 1: 'done', ...others })
      expect(changes()).toHaveLength(count - 1)
      expect(shownTitles()).toEqual([])
    })

    test('give way to a choice that another device makes afterwards', async () => {
      await chooseOffline(count)
      await sendOfflineMutations(client)
      server.put(1, date, 'skip')
      await client.fetchQuery({ ...dayItems(1, date), staleTime: 0 })
      expect(onServer()).toEqual({ 1: 'skip', ...others })
      expect(shownTitles()).toEqual([])
    })

    test('say that a to-do was deleted meanwhile, and stop no other', async () => {
      await chooseOffline(count)
      server.removeOption(1)
      expect(await sendOfflineMutations(client)).toEqual([])
      expect(onServer()).toEqual(others)
      expect(shownTitles()).toEqual(['Walk no longer exists'])
    })

    test('are refused one by one: one failure stops no other', async () => {
      await chooseOffline(count)
      server.failures.push(() => Response.json({ errors: [{ code: 'invalid' }] }, { status: 400 }))
      expect(await sendOfflineMutations(client)).toEqual([])
      expect(onServer()).toMatchObject(others)
      expect(shownTitles()).toEqual(['Walk could not be changed'])
    })

    test('say of each that its list was deleted meanwhile', async () => {
      await chooseOffline(count)
      server.removeList()
      expect(await sendOfflineMutations(client)).toEqual([])
      expect(shownTitles()).toEqual(
        names
          .slice(0, count)
          .map((name) => `${name} no longer exists`)
          .toSorted(),
      )
    })

    test('wait again when the connection is lost in between, and are sent later', async () => {
      await chooseOffline(count)
      for (let left = count; left > 0; left -= 1) server.failures.push(noConnection)
      expect(await sendOfflineMutations(client)).toHaveLength(count)
      server.put(1, date, 'skip')
      expect(await sendOfflineMutations(client)).toEqual([])
      expect(onServer()).toEqual({ 1: 'skip', ...others })
      expect(shownTitles()).toEqual(['Walk was changed on another device'])
    })
  })

  test('are no conflict with an item that another device creates with the chosen status', async () => {
    await chooseOffline(count)
    beforeNextChange(() => server.put(1, date, 'done'))
    expect(await sendOfflineMutations(client)).toEqual([])
    expect(onServer()).toEqual({ 1: 'done', ...others })
    expect(readings()).toHaveLength(2)
    expect(shownTitles()).toEqual([])
  })

  test('are no conflict with an item that another device creates with the status from before', async () => {
    await chooseOffline(count)
    beforeNextChange(() => server.put(1, date, 'todo'))
    expect(await sendOfflineMutations(client)).toEqual([])
    expect(onServer()).toEqual({ 1: 'done', ...others })
    expect(shownTitles()).toEqual([])
  })

  test('leave an item that another device creates with any other status, and say so', async () => {
    await chooseOffline(count)
    beforeNextChange(() => server.put(1, date, 'skip'))
    expect(await sendOfflineMutations(client)).toEqual([])
    expect(onServer()).toEqual({ 1: 'skip', ...others })
    expect(shownTitles()).toEqual(['Walk was changed on another device'])
  })
})

test('what a card reads of the same day meanwhile cancels nothing', async () => {
  await chooseOffline(3)
  const sent = sendOfflineMutations(client)
  await client.cancelQueries()
  void client.invalidateQueries()
  await client.fetchQuery({ ...dayItems(1, date), staleTime: 0 })
  expect(await sent).toEqual([])
  expect(onServer()).toEqual({ 1: 'done', 2: 'done', 3: 'done' })
  expect(shownTitles()).toEqual([])
})

test('a mind changed back while its first choice is on its way late ends with the last one', async () => {
  server.put(1, date, 'todo')
  await chooseOffline(1)
  const answered = Promise.withResolvers<void>()
  server.hold = answered.promise
  const sent = sendOfflineMutations(client)
  await expect.poll(changes).toHaveLength(1)
  const back = chooseStatus(client, { module: 1, date, option: 1, name: 'Walk', status: 'todo' })
  answered.resolve()
  await Promise.all([sent, back])
  expect(onServer()).toEqual({ 1: 'todo' })
  expect(shownTitles()).toEqual([])
})

test('presses on different to-dos are sent at once while the server answers', async () => {
  await client.fetchQuery(dayItems(1, date))
  const answered = Promise.withResolvers<void>()
  server.hold = answered.promise
  const sent = names.map((name, index) =>
    chooseStatus(client, { module: 1, date, option: index + 1, name, status: 'done' }),
  )
  await expect.poll(changes).toHaveLength(3)
  answered.resolve()
  await Promise.all(sent)
  expect(onServer()).toEqual({ 1: 'done', 2: 'done', 3: 'done' })
})
