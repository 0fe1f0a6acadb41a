import { paths, type Person, today } from '../person.ts'
import { measure, type Measured } from '../requests.ts'

interface Extent {
  connections: number
  mayBreak?: boolean
}

const duration = Number(process.env['BENCH_SECONDS'] ?? 10)

/** Measures the requests of the dashboards of some people, and changes of all their statuses of today. */
export async function measureDay(
  url: string,
  people: readonly Person[],
  extent: Extent,
): Promise<Record<'dashboard' | 'tick', Measured>> {
  const days = await Promise.all(
    people.map(async (person) => ({ person, items: await person.itemsOfToday() })),
  )
  const dashboards = days.map(({ person: { headers }, items: [{ module }] }) =>
    [paths.widgets, paths.optionsOf(module), `${paths.itemsOf(module, 1)}&date=${today}`].map(
      (path) => ({ method: 'GET', path, headers }),
    ),
  )
  const ticks = days.map(({ person: { headers }, items }, turn) =>
    items.map(({ id }, index) => ({
      method: 'PATCH',
      path: `${paths.items}${id}/`,
      headers,
      body: JSON.stringify({ status: (turn + index) % 2 === 0 ? 'done' : 'skip' }),
    })),
  )
  return {
    dashboard: await measure({ url, groups: dashboards }, { duration, ...extent }),
    tick: await measure({ url, groups: ticks }, { duration, ...extent }),
  }
}
