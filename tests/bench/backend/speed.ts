import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { BackendProcess } from '../../support/servers/backendProcess.ts'
import { listOf } from '../content.ts'
import { paths, Person } from '../person.ts'
import { byTurns, median } from '../repeat.ts'
import { type Load, measure, warmUp } from '../requests.ts'
import { type Row, row, under } from '../row.ts'
import { residentMiB } from './usage.ts'

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
export async function benchSpeed(): Promise<Row[]> {
  const base = spawn(process.execPath, ['-e', constant], { stdio: ['ignore', 'pipe', 'inherit'] })
  const backend = await new BackendProcess().start({ LOG_LEVEL: 'silent' })
  try {
    await once(base.stdout, 'data')
    await backend.createPerson({ email })
    await backend.seed(email, listOf('Module', 10, { widgets: 3 }))
    const person = await Person.signIn(backend, email)
    const atRest = await residentMiB(backend)
    const best = { url: `http://127.0.0.1:${constantPort}/` }
    await warmUp(best)
    const body = '{"name":"Bench"}'
    const calls: [name: string, load: Load, atLeast: number][] = [
      ['session', person.reads(paths.session), 0.1],
      ['widgets', person.reads(paths.widgets), 0.1],
      ['list', person.reads(paths.optionsOf(1)), 0.15],
      ['create', { ...person.reads(paths.modules), method: 'POST', body }, 0.02],
    ]
    const rows: Row[] = []
    for (const [name, load, atLeast] of calls) rows.push(await compare(name, load, best, atLeast))
    await measure(person.reads(paths.widgets), { amount: manyRequests })
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
