import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SeedContent, SeededModule, SeedPerson } from '@daymark/backend'
import { dashboardOf, testedKinds } from '@daymark/backend/testing/kinds/index.ts'
import { pathsOf, type TestedKind } from '@daymark/backend/testing/kinds/testedKind.ts'
import {
  BackendProcess,
  headersOf,
  type Session,
} from '../../../tests/support/servers/backendProcess.ts'

/** With the id of the person. */
interface OwnSession extends Session {
  id: number
}
interface Setup {
  origin: string
  apiOrigin: string
  mailFolder: string
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

  /** It was running before, and continues to run for the next worker. */
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

  override signIn(email: string): Promise<OwnSession> {
    return this.#session(email)
  }

  override async seed(email: string, content: SeedContent) {
    const headers = headersOf(await this.#session(email))
    const create = async (path: string, body: object) =>
      (await this.#post<{ id: number }>(path, body, headers)).id
    const seeded = dashboardOf<SeededModule>()
    for (const kind of testedKinds) {
      for (const module of content[kind.kind] ?? []) {
        seeded[kind.kind].push(await seedModule(kind, module, create))
      }
    }
    return seeded
  }

  #session(email: string): Promise<OwnSession> {
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

/** The part of a seed that all kinds of module share. */
interface Seed {
  name: string
  options?: readonly { name: string; text?: string; items?: Readonly<Record<string, string>> }[]
  widgets?: readonly string[]
}

async function seedModule(
  kind: TestedKind,
  { name, options = [], widgets = [] }: Seed,
  create: (path: string, body: object) => Promise<number>,
): Promise<SeededModule> {
  const paths = pathsOf(kind)
  const id = await create(paths.modules, { name })
  const made: SeededModule = { id, options: [], widgets: [], items: [] }
  for (const widget of widgets) {
    made.widgets.push(await create(paths.widgets, { module: id, name: widget }))
  }
  for (const { name: title, text, items = {}, ...rest } of options) {
    const [unknown] = Object.keys(rest)
    if (unknown) throw new Error(`No ${unknown} of an option can be seeded by the API`)
    const body = { ...kind.option, module: id, name: title, ...(text !== undefined && { text }) }
    const option = await create(paths.options, body)
    made.options.push(option)
    for (const [date, status] of Object.entries(items)) {
      if (!paths.items) throw new Error(`${kind.kind} has no items`)
      const item = { ...kind.item?.({ module: id, option, date }), status }
      made.items.push(await create(paths.items, item))
    }
  }
  return made
}

/** Returns the code of the newest e-mail to this address. Throws if it does not exist. */
function mailedCode(mailFolder: string, to: string): string {
  const newest = readdirSync(mailFolder)
    .toSorted()
    .map((name) => readFileSync(join(mailFolder, name), 'utf8'))
    .findLast((mail) => mail.includes(`\nTo: ${to}\n`))
  const code = /^[A-Z0-9]{6}$/m.exec(newest ?? '')?.[0]
  if (!code) throw new Error(`No code was mailed to ${to}`)
  return code
}
