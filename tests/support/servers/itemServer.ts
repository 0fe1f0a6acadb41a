import { configureApi, type DailyTodoItem, type DailyTodoOption } from '@daymark/api'
import { vi } from 'vitest'

const json = (status: number, body: unknown) => Response.json(body, { status })

const refuse = (code: string, attr: string | null) =>
  json(400, { type: 'validation_error', errors: [{ code, attr }] })

/** Stands in for the network: the to-dos of one module, in memory, by the rules of the content API. */
export class ItemServer {
  readonly requests: string[] = []
  /** What the changes said that were not answered with a failure. */
  readonly bodies: object[] = []
  readonly options: DailyTodoOption[] = []
  items: DailyTodoItem[] = []
  /** Answers the next requests that change something, in turn; one without an answer lets its request pass. */
  readonly failures: (() => Response | undefined)[] = []
  /** Requests that change something are answered when this has resolved. */
  hold: Promise<void> | undefined
  #isListGone = false

  constructor() {
    configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
    vi.stubGlobal('fetch', (input: Request) => this.#answer(input))
  }

  addOption(name: string, text: string): DailyTodoOption {
    const option = { id: this.options.length + 1, module: 1, name, text }
    this.options.push(option)
    return option
  }

  /** Sets a status, and a note if there is one, as another device would. */
  put(option: number, date: string, status: DailyTodoItem['status'], note = ''): DailyTodoItem {
    const item = { id: option * 100, module: 1, date, option, status, ...(note && { note }) }
    this.items = this.items.filter((other) => other.option !== option || other.date !== date)
    this.items.push(item)
    return item
  }

  /** Deletes a to-do as another device would, with its items. */
  removeOption(option: number): void {
    this.options.splice(0, Infinity, ...this.options.filter(({ id }) => id !== option))
    this.items = this.items.filter((item) => item.option !== option)
  }

  /** Deletes the list as another device would. */
  removeList(): void {
    this.#isListGone = true
    this.options.length = 0
    this.items = []
  }

  async #answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    this.requests.push(`${request.method} ${pathname}`)
    if (request.method === 'GET' && this.#isListGone) return refuse('invalid_choice', 'module')
    if (pathname.endsWith('/daily-todo-options/')) {
      return json(200, { pageCount: 1, results: this.options })
    }
    if (request.method === 'GET') {
      const date = searchParams.get('date')
      const results = this.items.filter((item) => item.date === date)
      return json(200, { pageCount: 1, results })
    }
    await this.hold
    const failure = this.failures.shift()?.()
    if (failure) return failure
    return this.#change(request, pathname)
  }

  async #change(request: Request, pathname: string): Promise<Response> {
    const body = (await request.json()) as Partial<DailyTodoItem>
    this.bodies.push(body)
    if (request.method === 'PATCH') {
      const item = this.items.find(({ id }) => pathname.endsWith(`/${id}/`))
      if (!item) return json(404, { type: 'client_error', errors: [{ code: 'not_found' }] })
      const { status = item.status, note = item.note } = body
      return json(200, this.put(item.option, item.date, status, note))
    }
    if (!this.options.some(({ id }) => id === body.option))
      return refuse('does_not_exist', 'option')
    if (this.items.some(({ option, date }) => option === body.option && date === body.date)) {
      return refuse('unique', null)
    }
    const { option = 0, date = '', status = 'todo', note } = body
    return json(201, this.put(option, date, status, note))
  }
}
