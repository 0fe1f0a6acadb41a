import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { BackendProcess, headersOf } from '../support/backendProcess.ts'
import { type Load, measure, residentMiB, warmUp } from './load.ts'
import { median, type Row, row, under } from './row.ts'
import { byTurns } from './turns.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)
const manyRequests = Number(process.env['BENCH_REQUESTS'] ?? 100_000)
const email = 'bench@example.com'
const constantPort = 8732

// The least that Node can do: what the backend is compared with, in the same run.
const constant = `require('node:http').createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json')
  response.end('{"status":"OK"}')
}).listen(${constantPort}, '127.0.0.1', () => console.log('ready'))`

/** Requests per second beside a constant answer of Node, and memory before and after many requests. */
export async function benchBackend(): Promise<Row[]> {
  const base = spawn(process.execPath, ['-e', constant], { stdio: ['ignore', 'pipe', 'inherit'] })
  const backend = await new BackendProcess().start({ LOG_LEVEL: 'silent' })
  try {
    await once(base.stdout, 'data')
    const headers = await prepare(backend)
    const atRest = await residentMiB(backend)
    const best = { url: `http://127.0.0.1:${constantPort}/` }
    await warmUp(best)
    const read = (path: string) => ({ url: backend.origin + path, headers })
    const calls: [name: string, load: Load, atLeast: number][] = [
      ['session', read('/_allauth/browser/v1/auth/session'), 0.1],
      ['widgets', read('/api/v1/widgets/'), 0.1],
      ['list', read('/api/v1/daily-todo-options/?module=1'), 0.15],
      [
        'create',
        { ...read('/api/v1/daily-todos-modules/'), method: 'POST', body: '{"name":"Bench"}' },
        0.02,
      ],
    ]
    const rows: Row[] = []
    for (const [name, load, atLeast] of calls) rows.push(await compare(name, load, best, atLeast))
    await measure(read('/api/v1/widgets/'), { amount: manyRequests })
    const after = await residentMiB(backend)
    return [
      ...rows,
      under('backend: memory at rest, MiB', atRest, 200),
      under(`backend: after ${manyRequests} requests, MiB`, after, 250),
    ]
  } finally {
    base.kill()
    await backend.dispose()
  }
}

/** Compares a call with the constant answer, second by second. */
async function compare(name: string, load: Load, best: Load, atLeast: number): Promise<Row> {
  await warmUp(load)
  const waits: number[] = []
  const measureCall = async () => {
    const { perSecond, p99 } = await measure(load, { duration: 1 })
    waits.push(p99)
    return perSecond
  }
  const measureBest = async () => (await measure(best, { duration: 1 })).perSecond
  const { median: perSecond, ratio } = await byTurns(measureCall, measureBest, seconds)
  const value = `${Math.round(perSecond)}/s, p99 ${median(waits)} ms, ${ratio.toFixed(2)} of a constant`
  return row(`backend: ${name}`, value, `at least ${atLeast}`, ratio >= atLeast)
}

/** Creates an account with content, signed in. Returns the headers of its calls. */
async function prepare(backend: BackendProcess): Promise<Record<string, string>> {
  const options = Array.from({ length: 10 }, (_, index) => ({ name: `Option ${index}`, text: 'x' }))
  await backend.createPerson({ email })
  await backend.seed(email, {
    dailyTodos: [{ name: 'Module', options, widgets: ['One', 'Two', 'Three'] }],
  })
  return headersOf(await backend.signIn(email))
}

if (import.meta.main) console.table(await benchBackend())
