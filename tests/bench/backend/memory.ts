import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { BackendProcess } from '../../support/servers/backendProcess.ts'
import { figure, type Row, row, under } from '../row.ts'
import { MixedLoad } from './mixedLoad.ts'
import { heldMiB, residentMiB } from './usage.ts'

const minutes = Number(process.env['BENCH_MINUTES'] ?? 30)
/** In milliseconds. */
const betweenSamples = 10_000

const callers = 100_000
const connections = 1500
/** Requests at the same time. */
const atOnce = 100
/** In milliseconds: how long the slow connections send their next byte, and how often. */
const slowness = { duration: 20_000, interval: 1000 }

/** In MiB: what the program may hold of the first callers, and how much more of as many others. */
const [mostHeld, mostGrowth] = [100, 5]

/** What hosts with little memory are told to set (docs/hosting.md). */
const smallHost = { NODE_OPTIONS: '--max-old-space-size=384' }

/** Measures memory in the long run, one kind of load after the other. */
export async function benchMemory(): Promise<Row[]> {
  return [
    ...(await benchCallers('', {})),
    ...(await benchCallers(' on a small host', smallHost)),
    ...(await benchConnections()),
    ...(await benchMixedLoad()),
  ]
}

/**
 * Measures memory after failed logins from many network addresses: each is remembered for the limits, up to a number. Objects
 * in use have a limit, and must not become more with further callers. The memory of the process has one only where V8 was
 * told how much there is: otherwise it collects garbage as seldom as the machine's memory allows.
 */
async function benchCallers(where: string, env: Record<string, string>): Promise<Row[]> {
  const backend = new BackendProcess()
  await backend.start({ LOG_LEVEL: 'silent', TRUST_PROXY: '1', ...env })
  try {
    await backend.limitRates(true)
    const { origin } = backend
    const asked = await fetch(`${origin}/api/v1/csrf/`)
    const [cookie = ''] = (asked.headers.getSetCookie()[0] ?? '').split(';')
    const shared = {
      'Content-Type': 'application/json',
      'X-CSRFToken': cookie.slice('csrftoken='.length),
      Cookie: cookie,
      Origin: origin,
    }
    const empty = 'AAAA'
    const response = { clientDataJSON: empty, authenticatorData: empty, signature: empty }
    const credential = { type: 'public-key', id: empty, rawId: empty, response }
    const body = JSON.stringify({ credential })
    let [next, failures] = [0, 0]
    const work = async (end: number) => {
      while (next < end) {
        const number = next
        next += 1
        const address = [10, number >> 16, (number >> 8) & 255, number & 255].join('.')
        const headers = { ...shared, 'X-Forwarded-For': address }
        const path = '/_allauth/browser/v1/auth/webauthn/login'
        const answer = await fetch(origin + path, { method: 'POST', headers, body })
        await answer.arrayBuffer()
        if (answer.status !== 400) failures += 1
      }
    }
    const before = await residentMiB(backend)
    const held = [await heldMiB(backend)]
    let after = before
    for (const end of [callers / 2, callers]) {
      await Promise.all(Array.from({ length: atOnce }, () => work(end)))
      after = Math.max(after, await residentMiB(backend))
      held.push(await heldMiB(backend))
    }
    const name = `memory: ${callers} callers that fail to log in${where}, MiB`
    const [half = 0, all = 0] = held.slice(1)
    return [
      row(
        `${name} held`,
        held.join(' → '),
        `under ${mostHeld}, the last two alike`,
        all < mostHeld && all - half < mostGrowth,
      ),
      where === ''
        ? figure(`${name} of the process`, `${before} → ${after}`)
        : row(`${name} of the process`, `${before} → ${after}`, 'under 250', after < 250),
      row('memory: their other answers', String(failures), '0', failures === 0),
    ]
  } finally {
    await backend.dispose()
  }
}

/** Measures memory while many connections send their requests a byte at a time, and whether others are served. */
async function benchConnections(): Promise<Row[]> {
  const backend = await new BackendProcess().start({ LOG_LEVEL: 'silent' })
  try {
    const port = Number(new URL(backend.origin).port)
    const before = await residentMiB(backend)
    const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
    let most = before
    let slowest = 0
    const end = Date.now() + slowness.duration
    while (Date.now() < end) {
      for (const socket of sockets) socket.write('x')
      const start = performance.now()
      await (await fetch(`${backend.origin}/health/`)).arrayBuffer()
      slowest = Math.max(slowest, performance.now() - start)
      most = Math.max(most, await residentMiB(backend))
      await pause(slowness.interval)
    }
    for (const socket of sockets) socket.destroy()
    const name = `memory: ${connections} slow connections, MiB`
    return [
      row(name, `${before} → ${most}`, 'under 250', most < 250),
      under('memory: slowest answer beside them, ms', slowest, 1000),
    ]
  } finally {
    await backend.dispose()
  }
}

/** Opens a connection and begins a request whose headers do not end. */
function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET /api/v1/widgets/ HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      resolve(socket)
    })
    socket.on('error', reject)
  })
}

/** Measures memory under everything at the same time: reads, changes, images, log-ins, and refused requests. */
async function benchMixedLoad(): Promise<Row[]> {
  const backend = await new BackendProcess().start({ LOG_LEVEL: 'silent' })
  try {
    await backend.limitRates(false)
    const load = new MixedLoad(backend)
    const samples = [await residentMiB(backend)]
    const end = Date.now() + minutes * 60_000
    const working = load.run(end)
    while (Date.now() < end) {
      await pause(Math.min(betweenSamples, Math.max(0, end - Date.now())))
      samples.push(await residentMiB(backend))
    }
    await working
    const at = (part: number) => samples[Math.floor((samples.length - 1) * part)]
    const most = Math.max(...samples)
    const course = [0, 0.1, 0.25, 0.5, 0.75, 1].map(at).join(' → ')
    const name = `memory: ${minutes} min of mixed load, ${load.requests} requests, MiB`
    return [
      row(name, `${course}, most ${most}`, 'under 250', most < 250),
      row('memory: answers of 5xx', String(load.failures), '0', load.failures === 0),
    ]
  } finally {
    await backend.dispose()
  }
}
