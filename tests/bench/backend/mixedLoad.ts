import { type BackendProcess, headersOf } from '../../support/servers/backendProcess.ts'
import { listOf } from '../content.ts'
import { paths } from '../person.ts'

const people = 20
const callers = 10

/** The backend takes it for an image of one pixel, because of its first bytes. */
const picture = new Uint8Array(20_000)
picture.set(Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex'))

type Call = (account: Account) => Promise<unknown>

interface Account {
  email: string
  headers: Record<string, string>
  module: number
  options: number[]
}

/** Everything at the same time: reads, changes, images, log-ins, and refused requests. Ten callers do it in turn. */
export class MixedLoad {
  readonly #backend: BackendProcess
  requests = 0
  failures = 0

  constructor(backend: BackendProcess) {
    this.#backend = backend
  }

  /** Ends at a time of the clock. */
  async run(end: number): Promise<void> {
    await Promise.all(Array.from({ length: callers }, (_, caller) => this.#run(caller, end)))
  }

  async #run(caller: number, end: number): Promise<void> {
    const own = Array.from({ length: people / callers }, (_, index) => caller * 100 + index)
    const accounts = await Promise.all(own.map((number) => this.#account(number)))
    for (let turn = 0; Date.now() < end; turn += 1) {
      const account = accounts[turn % accounts.length] as Account
      await (this.#calls[turn % this.#calls.length] as Call)(account)
    }
  }

  readonly #calls: Call[] = [
    (account) => this.#get(paths.widgets, account),
    (account) => this.#get(paths.session, account),
    (account) => this.#get(paths.optionsOf(account.module), account),
    (account) => this.#tick(account),
    (account) => this.#get('/dashboard', account),
    (account) => this.#comeAndGo(account),
    (account) => this.#image(account),
    (account) => this.#get('/_allauth/browser/v1/account/email', account),
    (account) => this.#logIn(account),
    (account) => this.#get('/health/', account),
    () => this.#get(paths.session),
    () => this.#get('/api/v1/no-such-page/'),
  ]

  async #account(number: number): Promise<Account> {
    const email = `load-${number}@example.com`
    await this.#backend.createPerson({ email })
    const seeded = await this.#backend.seed(email, listOf('Every day', 30))
    const [module] = seeded.dailyTodos
    const headers = headersOf(await this.#backend.signIn(email))
    return { email, headers, module: module?.id ?? 0, options: module?.options ?? [] }
  }

  async #logIn(account: Account): Promise<void> {
    account.headers = headersOf(await this.#backend.signIn(account.email))
  }

  async #tick({ headers, module, options }: Account): Promise<void> {
    const day = new Date(Date.now() - Math.floor(Math.random() * 300) * 86_400_000)
    const date = day.toISOString().slice(0, 10)
    const option = options[Math.floor(Math.random() * options.length)]
    await this.#send('POST', paths.items, headers, { module, date, option, status: 'done' })
  }

  /** A list, and its end. */
  async #comeAndGo({ headers }: Account): Promise<void> {
    const made = await this.#send('POST', paths.modules, headers, { name: 'For a moment' })
    const { id } = (await made.json()) as { id: number }
    await this.#send('DELETE', `${paths.modules}${id}/`, headers)
  }

  /** An image in a collection that goes again. */
  async #image({ headers }: Account): Promise<void> {
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

  #get(path: string, account?: Account): Promise<Response> {
    return this.#fetch(path, account ? { headers: account.headers } : {})
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
