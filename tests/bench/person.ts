import { type BackendProcess, headersOf } from '../support/servers/backendProcess.ts'
import type { Load } from './requests.ts'

export const today = new Date().toISOString().slice(0, 10)

/** The paths that the benches ask for. */
export const paths = {
  session: '/_allauth/browser/v1/auth/session',
  modules: '/api/v1/daily-todos-modules/',
  widgets: '/api/v1/widgets/',
  items: '/api/v1/daily-todo-items/',
  optionsOf: (module: number) =>
    `/api/v1/daily-todo-options/?module=${module}&page=1&page_size=100`,
  itemsOf: (module: number, page: number | 'last') =>
    `/api/v1/daily-todo-items/?module=${module}&page=${page}&page_size=100`,
}

interface Item {
  id: number
  module: number
  option: number
}

/** A signed-in person of a backend, the embedded one or Django. */
export class Person {
  readonly origin: string
  readonly headers: Record<string, string>

  private constructor(origin: string, headers: Record<string, string>) {
    this.origin = origin
    this.headers = headers
  }

  static async signIn(backend: BackendProcess, email: string): Promise<Person> {
    return new Person(backend.origin, headersOf(await backend.signIn(email)))
  }

  /** Resolves with the text of the answer. Throws if it is not a success. */
  async call(method: string, path: string, body?: object): Promise<string> {
    const sent = { method, headers: this.headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(this.origin + path, sent)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    return response.text()
  }

  /** Returns the statuses of today. Throws if the person has none. */
  async itemsOfToday(): Promise<[Item, ...Item[]]> {
    const asked = await this.call('GET', `${paths.items}?date=${today}&page=1&page_size=100`)
    const [first, ...rest] = (JSON.parse(asked) as { results: Item[] }).results
    if (first === undefined) throw new Error('The person has no to-dos.')
    return [first, ...rest]
  }

  /** The request that asks for a path, to be sent many times. */
  reads(path: string): Load {
    return { url: this.origin + path, headers: this.headers }
  }
}
