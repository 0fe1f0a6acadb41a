import { features } from '@daymark/api/schemas'
import { expect, test, vi } from 'vitest'
import { Database } from '../../database/database.ts'
import { exportData } from '../../database/exportData.ts'
import {
  amount,
  expectCountsToBeRight,
  makeLongModule,
  openDatabase,
} from '../../../testing/longModule.ts'
import { dashboardOf } from '../../../testing/kinds/index.ts'
import { ownBackend, signedIn, temporaryFolder } from '../../../testing/testBackend.ts'
import { TestClient } from '../../../testing/testClient.ts'

interface Item {
  id: number
  option: number
}

/** Waits until the portions are deleted, in real time. */
const untilEmpty = (database: Database, table: string) =>
  vi.waitFor(() => expect(amount(database, table)).toBe(0), { timeout: 20_000 })

test('a long list disappears immediately, and its rows follow, also after a restart', async () => {
  const dataDir = temporaryFolder()
  const backend = await ownBackend({ dataDir })
  const client = new TestClient(backend)
  client.signInAs('anna@example.com')
  const database = openDatabase(dataDir)
  const module = await makeLongModule(client, database)

  const deletion = await client.api('DELETE', `daily-todos-modules/${module}/`)
  await backend.stop()
  expect(deletion.status).toBe(204)
  expect(amount(database, 'daily_todo_items')).toBeGreaterThan(0)
  const archive = `${dataDir}/archive`
  // The account and its address.
  expect(await exportData(dataDir, archive)).toBe(2)

  const again = await ownBackend({ dataDir })
  const returned = new TestClient(again)
  returned.resume('anna@example.com')
  const empty = { pageCount: 0, results: [] }
  expect((await returned.api('GET', `daily-todos-modules/${module}/`)).status).toBe(404)
  expect((await returned.api('GET', 'daily-todos-modules/')).body).toEqual(empty)
  expect((await returned.api('GET', 'daily-todo-options/')).body).toEqual(empty)
  expect((await returned.api('GET', 'daily-todo-items/')).body).toEqual(empty)
  expect((await returned.api('GET', 'widgets/')).body).toEqual({
    ...dashboardOf(),
    features: [...features],
  })
  expect((await returned.api('GET', `daily-todo-items/?module=${module}`)).status).toBe(400)
  await untilEmpty(database, 'daily_todos_modules')
  for (const table of ['items', 'options', 'item_counts']) {
    expect(amount(database, `daily_todo_${table}`)).toBe(0)
  }
})

test('a to-do with many days disappears immediately, and its days follow, also after a restart', async () => {
  const dataDir = temporaryFolder()
  const backend = await ownBackend({ dataDir })
  const client = new TestClient(backend)
  client.signInAs('anna@example.com')
  const database = openDatabase(dataDir)
  const module = await makeLongModule(client, database)
  const option = database.get<{ id: number }>('SELECT id FROM daily_todo_options')?.id
  const item = database.get<{ id: number }>('SELECT max(id) AS id FROM daily_todo_items')?.id
  const kept = await client.create('daily-todo-options/', { module, name: 'Run', text: 'Run' })
  // Between the days of the other one, and after them.
  for (const date of ['2010-06-01', '2999-01-01']) {
    await client.create('daily-todo-items/', { module, option: kept, date, status: 'done' })
  }
  expectCountsToBeRight(database)

  expect((await client.api('DELETE', `daily-todo-options/${option}/`)).status).toBe(204)
  await backend.stop()
  expect(amount(database, 'daily_todo_items')).toBeGreaterThan(2000)
  // The account, its address, the module, its widget, the other to-do and its days.
  expect(await exportData(dataDir, `${dataDir}/archive`)).toBe(7)

  const again = await ownBackend({ dataDir })
  const returned = new TestClient(again)
  returned.resume('anna@example.com')
  const shown = async (path: string) => {
    const first = await returned.api('GET', `${path}&page_size=100`)
    const { pageCount, results } = first.body as { pageCount: number; results: Item[] }
    const all = [...results]
    for (let page = 2; page <= pageCount; page += 1) {
      const next = await returned.api('GET', `${path}&page_size=100&page=${page}`)
      // The last pages go while they are read.
      if (next.status === 404) break
      all.push(...(next.body as { results: Item[] }).results)
    }
    return all
  }
  const others = (await shown(`daily-todo-items/?module=${module}`)).map((one) => one.option)
  expect(others.filter((one) => one !== kept)).toEqual([])
  expect(await shown(`daily-todo-items/?date=2010-06-01`)).toHaveLength(1)
  expect((await shown(`daily-todo-options/?module=${module}`)).map(({ id }) => id)).toEqual([kept])
  expect((await shown('daily-todos-modules/?')).map(({ id }) => id)).toEqual([module])
  for (const [method, path, body] of [
    ['GET', `daily-todo-options/${option}/`, undefined],
    ['PATCH', `daily-todo-items/${item}/`, { status: 'skip' }],
  ] as const) {
    expect((await returned.api(method, path, body)).status).toBe(404)
  }
  const added = { module, option, date: '2998-01-01', status: 'done' }
  expect((await returned.api('POST', 'daily-todo-items/', added)).status).toBe(400)

  await vi.waitFor(() => expect(amount(database, 'daily_todo_items')).toBe(2), { timeout: 20_000 })
  await vi.waitFor(() => expect(amount(database, 'daily_todos_modules')).toBe(1))
  expect(amount(database, 'daily_todo_options')).toBe(1)
  expectCountsToBeRight(database)
})

test('others are served between the portions of a deletion and the pages of a takeout', async () => {
  const dataDir = temporaryFolder()
  const { backend, client } = await signedIn({ dataDir })
  const database = openDatabase(dataDir)
  const module = await makeLongModule(client, database)
  const option = database.get<{ id: number }>('SELECT id FROM daily_todo_options')?.id
  const other = new TestClient(backend)
  other.signInAs('bert@example.com')

  /** How often the other person is served while something is at work. */
  const servedDuring = async (work: () => Promise<unknown>) => {
    let served = 0
    const end = { isReached: false }
    const working = work().finally(() => (end.isReached = true))
    while (!end.isReached) {
      expect((await other.api('GET', 'widgets/')).status).toBe(200)
      served += 1
    }
    await working
    return served
  }
  const takeout = async () => {
    for (let page = 1; page <= 30; page += 1) {
      const path = `daily-todo-items/?module=${module}&page=${page}&page_size=100`
      expect((await client.api('GET', path)).status).toBe(200)
    }
  }
  expect(await servedDuring(takeout)).toBeGreaterThan(10)
  const deletion = async () => {
    expect((await client.api('DELETE', `daily-todo-options/${option}/`)).status).toBe(204)
    await untilEmpty(database, 'daily_todo_items')
  }
  expect(await servedDuring(deletion)).toBeGreaterThan(5)
})

test.each(['daily-todos-modules', 'daily-todo-options'])(
  'each portion of the deletion of %s is small',
  async (path) => {
    const dataDir = temporaryFolder()
    const { client } = await signedIn({ dataDir })
    const database = openDatabase(dataDir)
    const module = await makeLongModule(client, database)
    const option = database.get<{ id: number }>('SELECT id FROM daily_todo_options')?.id
    const rows = () => amount(database, 'daily_todo_items') ?? 0
    const sizes: number[] = []
    const change = Database.prototype.change
    const spy = vi.spyOn(Database.prototype, 'change').mockImplementation(function <Result>(
      this: Database,
      work: () => Result,
    ): Result {
      const before = rows()
      try {
        return change.call(this, work) as Result
      } finally {
        sizes.push(before - rows())
      }
    })
    const total = rows()
    const id = path === 'daily-todos-modules' ? module : option
    expect((await client.api('DELETE', `${path}/${id}/`)).status).toBe(204)
    await untilEmpty(database, 'daily_todo_items')
    spy.mockRestore()
    expect(sizes.reduce((sum, size) => sum + size)).toBe(total)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200)
  },
)

test('an account with a long list is deleted immediately, its address is free, and its rows follow', async () => {
  const dataDir = temporaryFolder()
  const { client, backend } = await signedIn({ dataDir })
  const database = openDatabase(dataDir)
  await makeLongModule(client, database)
  await client.create('inspiration-modules/', { name: 'Short' })

  expect((await client.api('DELETE', 'account/')).status).toBe(204)
  expect((await client.api('GET', 'widgets/')).status).toBe(401)
  for (const table of ['email_addresses', 'passkeys', 'sessions']) {
    expect(amount(database, table)).toBe(0)
  }
  const next = new TestClient(backend)
  next.signInAs('anna@example.com')
  await untilEmpty(database, 'daily_todos_modules')
  await vi.waitFor(() => expect(amount(database, 'users')).toBe(1))
  expect((await next.api('GET', 'widgets/')).status).toBe(200)
})

test('what is deleted counts no longer for what a person may keep', async () => {
  const dataDir = temporaryFolder()
  const { client } = await signedIn({ dataDir, itemQuota: 3000 })
  const database = openDatabase(dataDir)
  const full = await makeLongModule(client, database)
  const module = await client.create('daily-todos-modules/', { name: 'New' })
  const option = await client.create('daily-todo-options/', { module, name: 'Run', text: 'Run' })
  const item = { module, option, date: '2026-01-01', status: 'todo' }
  expect((await client.api('POST', 'daily-todo-items/', item)).status).toBe(400)
  await client.api('DELETE', `daily-todos-modules/${full}/`)
  expect((await client.api('POST', 'daily-todo-items/', item)).status).toBe(201)
})
