import { Database } from '../../packages/backend/src/database/database.ts'
import { databaseFile } from '../../packages/backend/src/database/dataFolder.ts'
import { migrate } from '../../packages/backend/src/database/migrate.ts'
import { seedPerson } from '../../packages/backend/src/seed/people.ts'
import { BackendProcess, headersOf } from '../support/backendProcess.ts'
import { type Load, measure, warmUp } from './load.ts'
import { type Row, row } from './row.ts'
import { byTurns } from './turns.ts'

const requests = 2000
const options = 25
const [owner, other] = ['owner@example.com', 'other@example.com']
const firstDay = Date.UTC(2020, 0, 1)

/** Measures whether requests take longer with 100,000 items of one person, and with 10,000 accounts. */
export async function benchScale(): Promise<Row[]> {
  const few = new BackendProcess()
  const many = new BackendProcess()
  try {
    for (const [backend, people, days] of [
      [few, 0, 1],
      [many, 10_000, 100_000 / options],
    ] as const) {
      addPeople(backend, people)
      await backend.start({ LOG_LEVEL: 'silent' })
      await addContent(backend, days)
    }
    return [
      await compare('a day of 100,000 items beside 25', few, many, dayOf),
      await compare('a session among 10,000 accounts beside 2', few, many, sessionOf),
      await benchNeighbour(few, many),
    ]
  } finally {
    await few.dispose()
    await many.dispose()
  }
}

/** By the processor time of the server, which other work on the machine does not change. */
async function compare(
  what: string,
  few: BackendProcess,
  many: BackendProcess,
  loadOf: (backend: BackendProcess) => Promise<Load>,
): Promise<Row> {
  const [small, large] = [await loadOf(few), await loadOf(many)]
  for (const load of [small, large]) await warmUp(load)
  const { median, ratio } = await byTurns(
    () => costOf(many, large),
    () => costOf(few, small),
  )
  const value = `${median.toFixed(3)} ms of work, ${ratio.toFixed(2)} times that of few`
  return row(`backend: ${what}`, value, 'at most 1.5 times', ratio <= 1.5)
}

/** Milliseconds of processor time for one request. */
async function costOf(backend: BackendProcess, load: Load): Promise<number> {
  const used = async () => {
    const { cpu } = await backend.usage()
    return (cpu.user + cpu.system) / 1000
  }
  const before = await used()
  await measure(load, { amount: requests })
  return ((await used()) - before) / requests
}

/** Measures how long a person waits for their session while ten parallel requests read days of another person. */
async function benchNeighbour(few: BackendProcess, many: BackendProcess): Promise<Row> {
  for (const backend of [few, many]) {
    for (const load of [await dayOf(backend), await sessionOf(backend)]) await warmUp(load)
  }
  const { median, ratio } = await byTurns(
    () => waitBeside(many),
    () => waitBeside(few),
  )
  const value = `${median.toFixed(2)} ms, ${ratio.toFixed(2)} times that beside few`
  return row('backend: a session beside 100,000 items', value, 'at most 2 times', ratio <= 2)
}

async function waitBeside(backend: BackendProcess): Promise<number> {
  const reading = measure(await dayOf(backend), { duration: 1 })
  const { average } = await measure(await sessionOf(backend), { duration: 1 }, 1)
  await reading
  return average
}

async function dayOf(backend: BackendProcess): Promise<Load> {
  const headers = headersOf(await backend.signIn(owner))
  const path = '/api/v1/daily-todo-items/?module=1&date=2020-01-01&page_size=100'
  return { url: backend.origin + path, headers }
}

async function sessionOf(backend: BackendProcess): Promise<Load> {
  const headers = headersOf(await backend.signIn(other))
  return { url: `${backend.origin}/_allauth/browser/v1/auth/session`, headers }
}

function addPeople(backend: BackendProcess, count: number): void {
  const database = new Database(databaseFile(backend.dataDir))
  migrate(database)
  database.transaction(() => {
    for (const email of [owner, other]) seedPerson(database, { email }, firstDay)
    for (let index = 0; index < count; index += 1) {
      seedPerson(database, { email: `person-${index}@example.com` }, firstDay)
    }
  })
  database.close()
}

async function addContent(backend: BackendProcess, days: number): Promise<void> {
  const dates = Array.from({ length: days }, (_, index) =>
    new Date(firstDay + index * 86_400_000).toISOString().slice(0, 10),
  )
  const items = Object.fromEntries(dates.map((date) => [date, 'done' as const]))
  await backend.seed(owner, {
    dailyTodos: [
      {
        name: 'Module',
        options: Array.from({ length: options }, (_, index) => ({
          name: `Option ${index}`,
          text: 'x',
          items,
        })),
      },
    ],
  })
}
