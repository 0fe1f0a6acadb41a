import { configureApi, type DailyTodoItem, type DailyTodoOption } from '@daymark/api'
import { vi } from 'vitest'

const json = (status: number, body: unknown) => Response.json(body, { status })

/** Stands in for the network: the to-dos of one module, in memory, by the rules of the content API. */
export class ItemServer {
  readonly requests: string[] = []
  readonly options: DailyTodoOption[] = []
  items: DailyTodoItem[] = []
  /** Answers the next requests that change something, in turn; one without an answer lets its request pass. */
  readonly failures: (() => Response | undefined)[] = []

  constructor() {
    configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
    vi.stubGlobal('fetch', (input: Request) => this.#answer(input))
  }

  addOption(name: string, text: string): DailyTodoOption {
    const option = { id: this.options.length + 1, module: 1, name, text }
    this.options.push(option)
    return option
  }

  /** Sets a status as another device would. */
  put(option: number, date: string, status: DailyTodoItem['status']): DailyTodoItem {
    const item = { id: option * 100, module: 1, date, option, status }
    this.items = this.items.filter((other) => other.option !== option || other.date !== date)
    this.items.push(item)
    return item
  }

  async #answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    this.requests.push(`${request.method} ${pathname}`)
    if (pathname.endsWith('/daily-todo-options/')) {
      return json(200, { pageCount: 1, results: this.options })
    }
    if (request.method === 'GET') {
      const date = searchParams.get('date')
      const results = this.items.filter((item) => item.date === date)
      return json(200, { pageCount: 1, results })
    }
    const failure = this.failures.shift()?.()
    if (failure) return failure
    return this.#change(request, pathname)
  }

  async #change(request: Request, pathname: string): Promise<Response> {
    const body = (await request.json()) as DailyTodoItem
    if (request.method === 'PATCH') {
      const item = this.items.find(({ id }) => pathname.endsWith(`/${id}/`))
      if (!item) return json(404, { type: 'client_error', errors: [{ code: 'not_found' }] })
      this.put(item.option, item.date, body.status)
      return json(200, { ...item, status: body.status })
    }
    if (this.items.some(({ option, date }) => option === body.option && date === body.date)) {
      return json(400, { type: 'validation_error', errors: [{ code: 'unique', attr: null }] })
    }
    this.put(body.option, body.date, body.status)
    return json(201, this.items.at(-1))
  }
}
