import type { SeedContent, SeededModule, SeedPerson } from '@daymark/backend'
import { BackendProcess } from '../../../tests/support/backendProcess.ts'
import { mailedCode } from './mails.ts'

interface Session {
  id: number
  sessionid: string
  csrftoken: string
}
interface Setup {
  origin: string
  apiOrigin: string
  mailFolder: string
}
interface Made {
  id: number
}

/**
 * The Django project as the browser tests see a backend: another origin, no faults, and content that is
 * made by the API itself. `origin` is where the app is.
 */
export class DjangoBackend extends BackendProcess {
  readonly #setup: Setup

  constructor(setup: Setup) {
    super()
    this.#setup = setup
    this.origin = setup.origin
  }

  /** It runs already, and goes on for the next worker. */
  override start = () => Promise.resolve(this)
  override stop = () => Promise.resolve()
  override clearFaults = () => Promise.resolve()
  override setMailServerDown = () => Promise.resolve()
  override limitRates = () => Promise.resolve()
  override setClock = () => Promise.resolve({ now: new Date().toISOString() })

  override code(to: string): Promise<string> {
    return Promise.resolve(mailedCode(this.#setup.mailFolder, to))
  }

  override async createPerson({ email }: SeedPerson) {
    const { id } = await this.#session(email)
    return { id, passkeys: [] }
  }

  override signIn(email: string): Promise<Session> {
    return this.#session(email)
  }

  override async seed(email: string, { dailyTodos = [], inspiration = [] }: SeedContent) {
    const session = await this.#session(email)
    const seeded: { dailyTodos: SeededModule[]; inspiration: SeededModule[] } = {
      dailyTodos: [],
      inspiration: [],
    }
    for (const { options = [], ...module } of dailyTodos) {
      const made = await this.#module(session, 'daily-todos', module)
      for (const { items = {}, ...option } of options) {
        const body = { module: made.id, ...option }
        const { id } = await this.#create(session, 'daily-todo-options', body)
        made.options.push(id)
        for (const [date, status] of Object.entries(items)) {
          const item = { module: made.id, option: id, date, status }
          made.items.push((await this.#create(session, 'daily-todo-items', item)).id)
        }
      }
      seeded.dailyTodos.push(made)
    }
    for (const { options = [], ...module } of inspiration) {
      const made = await this.#module(session, 'inspiration', module)
      for (const option of options) {
        if (!('text' in option)) throw new Error('Images are uploaded by the tests themselves')
        const body = { module: made.id, type: 'text', name: option.name, text: option.text }
        made.options.push((await this.#create(session, 'inspiration-options', body)).id)
      }
      seeded.inspiration.push(made)
    }
    return seeded
  }

  async #module(
    session: Session,
    kind: string,
    { name, widgets = [] }: { name: string; widgets?: readonly string[] },
  ): Promise<SeededModule> {
    const { id } = await this.#create(session, `${kind}-modules`, { name })
    const made: SeededModule = { id, options: [], widgets: [], items: [] }
    for (const widget of widgets) {
      const body = { module: id, name: widget }
      made.widgets.push((await this.#create(session, `${kind}-widgets`, body)).id)
    }
    return made
  }

  #create({ sessionid, csrftoken }: Session, resource: string, body: object): Promise<Made> {
    return this.#post(`/api/v1/${resource}/`, body, {
      Cookie: `sessionid=${sessionid}; csrftoken=${csrftoken}`,
      'X-CSRFToken': csrftoken,
    })
  }

  #session(email: string): Promise<Session> {
    return this.#post('/_pact/session', { email })
  }

  async #post<Answer>(path: string, body: object, headers = {}): Promise<Answer> {
    const response = await fetch(this.#setup.apiOrigin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
}
