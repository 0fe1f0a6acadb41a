import { setTimeout as pause } from 'node:timers/promises'
import type { BackendProcess } from '../support/servers/backendProcess.ts'
import { paths, Person } from './person.ts'
import { medianTime, timeOf } from './repeat.ts'
import { figure, machineLoad, type Row, row, under } from './row.ts'

export const [owner, other] = ['owner@example.com', 'other@example.com']
/** To-dos of a long list. The rest of its length is days. */
export const options = 100
/** Milliseconds that no request of another person may wait for a long list. */
const mostWait = 50

/** A backend where `owner` has a long list and `other` has an account. */
export interface LongList {
  backend: BackendProcess
  /** Writes all data to an archive. */
  exportData?: () => Promise<unknown>
  /** Resolves when the rows of a deleted list are gone. */
  untilGone?: (module: number) => Promise<unknown>
  close: () => Promise<unknown>
}

/**
 * Measures lists of three lengths: their pages, a new item, their deletion, and how long another person waits beside
 * all of it. The goals are those of the embedded backend.
 */
export async function measureLongLists(
  name: string,
  open: (items: number) => Promise<LongList>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const items of [1000, 100_000, 400_000]) {
    const list = await open(items)
    try {
      rows.push(...(await measureList(`${name}: ${items.toLocaleString('en')} items`, items, list)))
    } finally {
      await list.close()
    }
  }
  return rows
}

async function measureList(name: string, items: number, list: LongList): Promise<Row[]> {
  const person = await Person.signIn(list.backend, owner)
  const neighbour = await Person.signIn(list.backend, other)
  const [{ module, option }] = await person.itemsOfToday()
  const read = (page: number | 'last') => person.call('GET', paths.itemsOf(module, page))
  let day = Date.UTC(2998, 0, 1)
  const create = () => {
    const date = new Date((day += 86_400_000)).toISOString().slice(0, 10)
    return person.call('POST', paths.items, { module, option, date, status: 'done' })
  }
  const first = await medianTime(() => read(1))
  const pageRow = async (what: string, page: number | 'last') => {
    const time = await medianTime(() => read(page))
    return row(`${name}, ${what}, ms`, time.toFixed(1), 'like the first', time < 2 * first + 10)
  }
  const waitRow = async (what: string, work: () => Promise<unknown>) =>
    under(`${name}, others ${what}, ms`, await longestWait(neighbour, work), mostWait, 1)
  const pages = items / 100
  const rows = [
    figure(`${name}, first page, ms`, first.toFixed(1)),
    await pageRow('page in the middle', Math.ceil(pages / 2)),
    await pageRow('last page', 'last'),
    under(`${name}, a new item, ms`, await medianTime(create), 20, 1),
    // What other programs on the machine cost.
    { ...(await waitRow('beside nothing', () => pause(3000))), goal: 'any', ok: true },
    await waitRow('beside five last pages', () =>
      Promise.all(Array.from({ length: 5 }, () => read('last'))),
    ),
    await waitRow('beside a takeout', async () => {
      for (let page = 1; page <= Math.min(pages, 300); page += 1) await read(page)
    }),
    await waitRow('beside an import', async () => {
      for (let item = 0; item < 300; item += 1) await create()
    }),
  ]
  if (list.exportData) rows.push(await waitRow('beside an export', list.exportData))
  let [deletion, gone] = [0, 0]
  const wait = await waitRow('beside the deletion', async () => {
    const rest = timeOf(async () => list.untilGone?.(module))
    deletion = await timeOf(() => person.call('DELETE', `${paths.modules}${module}/`))
    gone = await rest
  })
  rows.push(under(`${name}, the deletion answers, ms`, deletion, mostWait, 1), wait)
  if (list.untilGone) rows.push(figure(`${name}, the rows are gone after, ms`, gone.toFixed(0)))
  return [...rows, machineLoad(name)]
}

/** The longest that a person waits for their widgets, from the beginning of `work` until three seconds after its end. */
async function longestWait(person: Person, work: () => Promise<unknown>): Promise<number> {
  const ask = () => timeOf(() => person.call('GET', paths.widgets))
  for (let time = 0; time < 50; time += 1) await ask()
  let [longest, until] = [0, Infinity]
  const working = work().finally(() => (until = performance.now() + 3000))
  while (performance.now() < until) longest = Math.max(longest, await ask())
  await working
  return longest
}
