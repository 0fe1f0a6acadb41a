import { setTimeout as pause } from 'node:timers/promises'
import { Database } from '../../packages/backend/src/database/database.ts'
import { databaseFile } from '../../packages/backend/src/database/dataFolder.ts'
import { migrate } from '../../packages/backend/src/database/migrate.ts'
import { seedPerson } from '../../packages/backend/src/seed/people.ts'
import { BackendProcess, headersOf } from '../support/backendProcess.ts'
import { median, type Row, row } from './row.ts'

const [owner, other] = ['owner@example.com', 'other@example.com']
const options = 100
const pageSize = 100
/** Milliseconds that no request of another person may wait for a long list. */
const longestWait = 50

/** Measures the pages of lists of three lengths, a new item, and how long others wait for what is long. */
export async function benchLongLists(): Promise<Row[]> {
  const rows: Row[] = []
  for (const items of [1000, 100_000, 400_000]) rows.push(...(await benchList(items)))
  return rows
}

async function benchList(items: number): Promise<Row[]> {
  const backend = new BackendProcess()
  try {
    addItems(backend, items)
    await backend.start({ LOG_LEVEL: 'silent' })
    const headers = headersOf(await backend.signIn(owner))
    const call = async (method: string, path: string, body?: object) => {
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const response = await fetch(`${backend.origin}/api/v1/${path}`, sent)
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
      return response.text()
    }
    const list = (page: number | 'last') =>
      call('GET', `daily-todo-items/?module=1&page=${page}&page_size=${pageSize}`)
    const first = await timed(() => list(1))
    const middle = await timed(() => list(Math.ceil(items / pageSize / 2)))
    const last = await timed(() => list('last'))
    let number = 0
    const created = await timed(() => {
      number += 1
      const date = `2999-01-0${number}`
      return call('POST', 'daily-todo-items/', { module: 1, option: 1, date, status: 'done' })
    })
    const besideNothing = await waitBeside(backend, () => pause(3000))
    const besideLast = await waitBeside(backend, () =>
      Promise.all(Array.from({ length: 5 }, () => list('last'))),
    )
    const besideTakeout = await waitBeside(backend, async () => {
      for (let page = 1; page <= Math.min(items / pageSize, 300); page += 1) await list(page)
    })
    const besideImport = await waitBeside(backend, async () => {
      for (let day = 0; day < 300; day += 1) {
        const date = new Date(Date.UTC(2998, 0, 1 + day)).toISOString().slice(0, 10)
        await call('POST', 'daily-todo-items/', { module: 1, option: 1, date, status: 'done' })
      }
    })
    const besideExport = await waitBeside(backend, () =>
      backend.exportTo(`${backend.dataDir}/archive`),
    )
    let deletion = 0
    const besideDeletion = await waitBeside(backend, async () => {
      const before = performance.now()
      await call('DELETE', 'daily-todos-modules/1/')
      deletion = performance.now() - before
    })
    const name = `backend: ${items.toLocaleString('en')} items`
    const pages = `first ${ms(first)}, middle ${ms(middle)}, last ${ms(last)}`
    const limit = 2 * first + 10
    return [
      row(`${name}, pages of ${pageSize}`, pages, 'like the first', middle < limit && last < limit),
      row(`${name}, a new item`, ms(created), 'under 20 ms', created < 20),
      // What other programs on the machine cost.
      row(`${name}, others beside nothing`, `${ms(besideNothing)} at most`, 'any', true),
      waitRow(`${name}, others beside five last pages`, besideLast),
      waitRow(`${name}, others beside a takeout`, besideTakeout),
      waitRow(`${name}, others beside an import`, besideImport),
      waitRow(`${name}, others beside an export`, besideExport),
      row(
        `${name}, the deletion answers`,
        ms(deletion),
        `under ${longestWait} ms`,
        deletion < longestWait,
      ),
      waitRow(`${name}, others beside the deletion`, besideDeletion),
    ]
  } finally {
    await backend.dispose()
  }
}

const ms = (time: number) => `${time.toFixed(1)} ms`
const waitRow = (what: string, wait: number) =>
  row(what, `${ms(wait)} at most`, `under ${longestWait} ms`, wait < longestWait)

/** Milliseconds of a call, the middle of five, after one that does not count. */
async function timed(call: () => Promise<unknown>): Promise<number> {
  await call()
  const times: number[] = []
  for (let time = 0; time < 5; time += 1) {
    const before = performance.now()
    await call()
    times.push(performance.now() - before)
  }
  return median(times)
}

/** The longest that another person waits for their session from the beginning of `work` until a while after its end. */
async function waitBeside(backend: BackendProcess, work: () => Promise<unknown>): Promise<number> {
  const headers = headersOf(await backend.signIn(other))
  const ask = async () => {
    const before = performance.now()
    const path = '/_allauth/browser/v1/auth/session'
    await (await fetch(backend.origin + path, { headers })).text()
    return performance.now() - before
  }
  for (let time = 0; time < 50; time += 1) await ask()
  let isWorking = true
  const working = work().finally(() => (isWorking = false))
  let longest = 0
  let until = Infinity
  while (performance.now() < until) {
    longest = Math.max(longest, await ask())
    if (!isWorking && until === Infinity) until = performance.now() + 3000
  }
  await working
  return longest
}

/** A list of a hundred to-dos, each with an item on as many days as the length of the list needs. */
function addItems(backend: BackendProcess, items: number): void {
  const database = new Database(databaseFile(backend.dataDir))
  migrate(database)
  database.transaction(() => {
    for (const email of [owner, other]) seedPerson(database, { email }, Date.now())
    database.run(
      "INSERT INTO daily_todos_modules (user_id, created_at, name) VALUES (1, 0, 'Long')",
    )
    const numbers = (count: number) =>
      `WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < ${count - 1})`
    database.run(
      `${numbers(options)} INSERT INTO daily_todo_options (module_id, name, text) SELECT 1, 'To-do ' || n, 'x' FROM number`,
    )
    database.run(
      `${numbers(items)} INSERT INTO daily_todo_items (module_id, date, option_id, status)
       SELECT 1, date('2010-01-01', '+' || (n / ${options}) || ' days'), n % ${options} + 1, 'done' FROM number`,
    )
  })
  database.close()
}
