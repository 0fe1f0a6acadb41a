import { setTimeout as pause } from 'node:timers/promises'
import { BackendProcess, headersOf } from '../support/backendProcess.ts'
import { residentMiB } from './load.ts'
import { benchCallers, benchConnections } from './memoryCallers.ts'
import { type Row, row } from './row.ts'

const minutes = Number(process.env['BENCH_MINUTES'] ?? 30)
const people = 20
const callers = 10
/** In milliseconds. */
const betweenSamples = 10_000

/** Measures memory under everything at the same time: reads, changes, images, log-ins, and refused requests. */
async function benchMixedLoad(): Promise<Row[]> {
  const backend = await new BackendProcess().start({ LOG_LEVEL: 'silent' })
  try {
    await backend.limitRates(false)
    const load = new MixedLoad(backend)
    const samples = [await residentMiB(backend)]
    const end = Date.now() + minutes * 60_000
    const work = Array.from({ length: callers }, (_, index) => load.run(index, end))
    while (Date.now() < end) {
      await pause(Math.min(betweenSamples, Math.max(0, end - Date.now())))
      samples.push(await residentMiB(backend))
    }
    await Promise.all(work)
    return rowsOf(samples, load)
  } finally {
    await backend.dispose()
  }
}

/** Measures memory in the long run, one kind of load after the other. */
export async function benchMemory(): Promise<Row[]> {
  const callers = await benchCallers()
  const connections = await benchConnections()
  return [...callers, ...connections, ...(await benchMixedLoad())]
}

function rowsOf(samples: number[], load: MixedLoad): Row[] {
  const at = (part: number) => samples[Math.floor((samples.length - 1) * part)]
  const most = Math.max(...samples)
  const course = [0, 0.1, 0.25, 0.5, 0.75, 1].map(at).join(' → ')
  const name = `memory: ${minutes} min of mixed load, ${load.requests} requests, MiB`
  return [
    row(name, `${course}, most ${most}`, 'under 250', most < 250),
    row('memory: answers of 5xx', String(load.failures), '0', load.failures === 0),
  ]
}

/** The backend takes it for an image of one pixel, because of its first bytes. */
const picture = new Uint8Array(20_000)
picture.set(Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex'))

type Call = (person: Person) => Promise<unknown>

interface Person {
  email: string
  headers: Record<string, string>
  module: number
  options: number[]
}

/** Callers that each do everything that people do, in turn. */
class MixedLoad {
  readonly #backend: BackendProcess
  requests = 0
  failures = 0

  constructor(backend: BackendProcess) {
    this.#backend = backend
  }

  async run(caller: number, end: number): Promise<void> {
    const own = Array.from({ length: people / callers }, (_, index) => caller * 100 + index)
    const everybody = await Promise.all(own.map((number) => this.#person(number)))
    for (let turn = 0; Date.now() < end; turn += 1) {
      const person = everybody[turn % everybody.length] as Person
      await (this.#calls[turn % this.#calls.length] as Call)(person)
    }
  }

  readonly #calls: Call[] = [
    (person) => this.#get('/api/v1/widgets/', person),
    (person) => this.#get('/_allauth/browser/v1/auth/session', person),
    (person) => this.#get(`/api/v1/daily-todo-options/?module=${person.module}`, person),
    (person) => this.#tick(person),
    (person) => this.#get('/dashboard', person),
    (person) => this.#comeAndGo(person),
    (person) => this.#image(person),
    (person) => this.#get('/_allauth/browser/v1/account/email', person),
    (person) => this.#logIn(person),
    (person) => this.#get('/health/', person),
    () => this.#get('/_allauth/browser/v1/auth/session'),
    () => this.#get('/api/v1/no-such-page/'),
  ]

  async #person(number: number): Promise<Person> {
    const email = `load-${number}@example.com`
    await this.#backend.createPerson({ email })
    const options = Array.from({ length: 30 }, (_, index) => ({ name: `Do ${index}`, text: 'x' }))
    const seeded = await this.#backend.seed(email, {
      dailyTodos: [{ name: 'Every day', options, widgets: ['Every day'] }],
    })
    const [module] = seeded.dailyTodos
    const headers = headersOf(await this.#backend.signIn(email))
    return { email, headers, module: module?.id ?? 0, options: module?.options ?? [] }
  }

  async #logIn(person: Person): Promise<void> {
    person.headers = headersOf(await this.#backend.signIn(person.email))
  }

  async #tick({ headers, module, options }: Person): Promise<void> {
    const day = new Date(Date.now() - Math.floor(Math.random() * 300) * 86_400_000)
    const date = day.toISOString().slice(0, 10)
    const option = options[Math.floor(Math.random() * options.length)]
    const path = '/api/v1/daily-todo-items/'
    await this.#send('POST', path, headers, { module, date, option, status: 'done' })
  }

  /** A list, and its end. */
  async #comeAndGo({ headers }: Person): Promise<void> {
    const path = '/api/v1/daily-todos-modules/'
    const made = await this.#send('POST', path, headers, { name: 'For a moment' })
    const { id } = (await made.json()) as { id: number }
    await this.#send('DELETE', `${path}${id}/`, headers)
  }

  /** An image in a collection that goes again. */
  async #image({ headers }: Person): Promise<void> {
    const modules = '/api/v1/inspiration-modules/'
    const made = await this.#send('POST', modules, headers, { name: 'Pictures' })
    const { id: module } = (await made.json()) as { id: number }
    const answer = await this.#send('POST', '/api/v1/file-uploads/', headers, { fileName: 'x.png' })
    const { id: image, fileUploadURL } = (await answer.json()) as {
      id: number
      fileUploadURL: string
    }
    const url = new URL(fileUploadURL)
    await this.#fetch(url.pathname + url.search, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/png' },
      body: picture,
    })
    const body = { module, name: 'A picture', type: 'image', image }
    await this.#send('POST', '/api/v1/inspiration-options/', headers, body)
    await this.#send('DELETE', `${modules}${module}/`, headers)
  }

  #get(path: string, person?: Person): Promise<Response> {
    return this.#fetch(path, person ? { headers: person.headers } : {})
  }

  #send(method: string, path: string, headers: Record<string, string>, body?: object) {
    return this.#fetch(path, { method, headers, body: body ? JSON.stringify(body) : null })
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(this.#backend.origin + path, init)
    this.requests += 1
    if (answer.status >= 500) this.failures += 1
    // The connection is free for the next call only when this one was read.
    return new Response(await answer.arrayBuffer())
  }
}

if (import.meta.main) console.table(await benchMemory())
