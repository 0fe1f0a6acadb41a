import { beforeEach, expect, test } from 'vitest'
import {
  changes,
  client,
  noConnection,
  onNewDevice,
  openApp,
  server,
  shownMessages,
} from '../../../../tests/support/unit/todoDevice.ts'
import { addDays } from '../../../lib/days/days.ts'
import type { TodoPlace } from '../status/itemPart.ts'
import { changeDays } from './useAway.ts'

const from = '2026-11-21'
const places: TodoPlace[] = [0, 1, 2].flatMap((count) =>
  [1, 2].map((option) => ({
    module: 1,
    date: addDays(from, count),
    option,
    name: `To-do ${option}`,
  })),
)

let changed: TodoPlace[]
let stopper: AbortController

onNewDevice('Walk', 'Read')

beforeEach(async () => {
  await openApp()
  changed = []
  stopper = new AbortController()
})

const run = (isUndo = false) =>
  changeDays(
    client,
    isUndo
      ? { places: changed.slice(), from: 'skip', to: 'todo' }
      : { places, from: 'todo', to: 'skip' },
    {
      signal: stopper.signal,
      onPlace: () => undefined,
      onChange: (place) => changed.push(place),
    },
  )
const statuses = () => server.items.map(({ status }) => status)

test('skips what is open on every day, and nothing that was settled', async () => {
  server.put(1, from, 'done')
  await run()
  expect(statuses()).toEqual(['done', 'skip', 'skip', 'skip', 'skip', 'skip'])
  expect(changed).toHaveLength(5)
})

test('what was skipped is open again, and what was settled meanwhile stays', async () => {
  await run()
  server.put(2, from, 'done')
  await run(true)
  expect(server.items.find(({ option, date }) => option === 2 && date === from)?.status).toBe(
    'done',
  )
  expect(statuses().filter((status) => status === 'todo')).toHaveLength(5)
})

test('stops where it is told to', async () => {
  const stopped = run()
  stopper.abort()
  await stopped
  expect(changes().length).toBeLessThan(2)
})

test('a refusal half-way says so once, and doing it again makes nothing twice', async () => {
  const refuse = () => Response.json({ type: 'client_error', errors: [] }, { status: 400 })
  const pass = () => undefined
  server.failures.push(pass, pass, refuse)
  await expect(run()).rejects.toMatchObject({ status: 400 })
  expect(changed).toHaveLength(2)
  // The caller says it; the row shows no message as well.
  expect(shownMessages()).toEqual([])
  await run()
  expect(statuses()).toEqual(Array.from({ length: 6 }, () => 'skip'))
  expect(changes()).toHaveLength(7)
})

test('without a connection it stops at the first one, which waits like any other choice', async () => {
  server.failures.push(noConnection)
  await expect(run()).rejects.toMatchObject({ kind: 'network' })
  expect(changed).toHaveLength(1)
  expect(changes()).toHaveLength(1)
})
