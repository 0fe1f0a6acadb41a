import autocannon from 'autocannon'
import { DjangoBackend } from '../../contracts/provider/django/backend.ts'
import { type DjangoProject, workers } from '../../contracts/provider/django/project.ts'
import { BackendProcess, headersOf } from '../support/backendProcess.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 10)
const connections = 100
const email = 'load@example.com'

/** One kind of work on both backends: how many a second, and what 99 of 100 wait at most. */
export interface Comparison {
  what: string
  embedded: string
  django: string
  /** Django's requests per second, as a part of the embedded backend's. */
  ratio: string
}

/** Sends the same status changes and dashboards over 100 connections to both backends, one after the other. */
export async function benchDjango(project: DjangoProject): Promise<Comparison[]> {
  const embedded = await new BackendProcess().start({ LOG_LEVEL: 'silent' })
  const { origin, mailFolder } = project
  const django = new DjangoBackend({ origin, apiOrigin: origin, mailFolder })
  try {
    const [one, other] = [await measureAll(embedded), await measureAll(django)]
    return [...one].map(([what, result]) => {
      const opposite = other.get(what) ?? result
      return {
        what,
        embedded: describe(result),
        django: `${describe(opposite)} (${workers} workers)`,
        ratio: (opposite.perSecond / result.perSecond).toFixed(2),
      }
    })
  } finally {
    await embedded.dispose()
  }
}

interface Result {
  perSecond: number
  p99: number
  broken: number
}

async function measureAll(backend: BackendProcess): Promise<Map<string, Result>> {
  const today = new Date().toISOString().slice(0, 10)
  const options = Array.from({ length: 10 }, (_, index) => ({
    name: `Option ${index}`,
    text: 'x',
    items: { [today]: 'todo' as const },
  }))
  await backend.createPerson({ email })
  const dailyTodos = [{ name: 'Module', options, widgets: ['One', 'Two', 'Three'] }]
  const { id: module, items } = only((await backend.seed(email, { dailyTodos })).dailyTodos)
  const headers = headersOf(await backend.signIn(email))
  const query = `module=${module}&page=1&page_size=100`
  const changes = items.map((item, index) => ({
    method: 'PATCH',
    path: `/api/v1/daily-todo-items/${item}/`,
    body: JSON.stringify({ status: index % 2 === 0 ? 'done' : 'skip' }),
  }))
  const dashboard = [
    '/api/v1/widgets/',
    `/api/v1/daily-todo-options/?${query}`,
    `/api/v1/daily-todo-items/?${query}&date=${today}`,
  ].map((path) => ({ method: 'GET', path }))
  const results = new Map<string, Result>()
  for (const [what, requests] of [
    ['status changes', changes],
    ['requests of a dashboard', dashboard],
  ] as const) {
    const load = {
      url: backend.origin,
      headers,
      requests,
      connections,
      duration: seconds,
      timeout: 30,
    }
    const { requests: sent, latency, non2xx, errors } = await autocannon(load)
    if (non2xx > 0) throw new Error(`${what}: ${non2xx} requests were refused`)
    results.set(what, { perSecond: sent.average, p99: latency.p99, broken: errors })
  }
  return results
}

function only<Item>(items: readonly Item[]): Item {
  const [first] = items
  if (first === undefined) throw new Error('Nothing was seeded')
  return first
}

const describe = ({ perSecond, p99, broken }: Result) =>
  `${Math.round(perSecond)}/s, p99 ${p99} ms${broken > 0 ? `, ${broken} broken off` : ''}`
