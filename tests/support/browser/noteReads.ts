import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiOperations } from '@daymark/api/schemas'
import type { BrowserContext } from '@playwright/test'

/** A member of an answer that the app has read, such as `results[].date`. */
export interface NotedRead {
  operation: string
  member: string
}

/** The files in a folder of notes: of the backends and of the pages. */
export const notesIn = (folder: string) => ({
  requests: join(folder, 'requests'),
  reads: join(folder, 'reads'),
})

/**
 * Writes each member of an answer that the pages of a browser read to a file. The answers are proxies for that. What only
 * copies all members, such as JSON.stringify or a spread, reads none.
 */
export async function noteReads(context: BrowserContext, folder: string): Promise<void> {
  await context.exposeBinding('noteRead', (_source, operation: string, member: string) => {
    const note: NotedRead = { operation, member }
    appendFileSync(notesIn(folder).reads, `${JSON.stringify(note)}\n`)
  })
  const operations = Object.entries(apiOperations).map(([id, { method, path }]) => ({
    id,
    method,
    pattern: `^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  }))
  await context.addInitScript(watchAnswers, operations)
}

interface Operation {
  id: string
  method: string
  pattern: string
}

/** Runs in the page, before its own scripts. */
function watchAnswers(operations: Operation[]): void {
  type Members = Record<string, unknown>
  const noteRead = (globalThis as unknown as { noteRead: (...note: string[]) => unknown }).noteRead
  const noted = new Set<string>()
  const note = (operation: string, member: string) => {
    if (noted.has(`${operation} ${member}`)) return
    noted.add(`${operation} ${member}`)
    void noteRead(operation, member)
  }

  const proxies = new WeakMap<object, object>()
  const answers = new WeakMap<object, object>()
  /** By answer, the members that are about to be copied, because its keys were listed. */
  const copied = new WeakMap<object, Set<string>>()
  const watch = (value: unknown, operation: string, place: string): unknown => {
    if (value === null || typeof value !== 'object') return value
    const known = proxies.get(value)
    if (known) return known
    const proxy = new Proxy(value as Members, {
      get(answer, name) {
        const member: unknown = Reflect.get(answer, name)
        if (typeof name !== 'string' || !Object.hasOwn(answer, name)) return member
        if (Array.isArray(answer)) return watch(member, operation, `${place}[]`)
        const there = place === '' ? name : `${place}.${name}`
        if (!copied.get(answer)?.delete(name)) note(operation, there)
        return watch(member, operation, there)
      },
      ownKeys(answer) {
        if (!Array.isArray(answer)) {
          copied.set(answer, new Set(Object.keys(answer)))
          queueMicrotask(() => copied.delete(answer))
        }
        return Reflect.ownKeys(answer)
      },
    })
    proxies.set(value, proxy)
    answers.set(proxy, value)
    return proxy
  }

  const operationsOf = new WeakMap<Response, string>()
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    const { pathname } = new URL(response.url || location.href)
    const found = operations.find(
      (one) => one.method === method && new RegExp(one.pattern).test(pathname),
    )
    if (found) operationsOf.set(response, found.id)
    return response
  }
  const { clone, text, json } = Response.prototype
  Response.prototype.clone = function copy(this: Response) {
    const copied = clone.call(this)
    const operation = operationsOf.get(this)
    if (operation) operationsOf.set(copied, operation)
    return copied
  }
  /** By text, the operation that answered it. */
  const texts = new Map<string, string>()
  Response.prototype.text = async function read(this: Response) {
    const body = await text.call(this)
    const operation = operationsOf.get(this)
    if (operation && body !== '') texts.set(body, operation)
    return body
  }
  Response.prototype.json = async function read(this: Response) {
    const operation = operationsOf.get(this)
    const body: unknown = await json.call(this)
    return operation ? watch(body, operation, '') : body
  }
  const { parse } = JSON
  JSON.parse = (body: string, reviver?: Parameters<typeof parse>[1]) => {
    const value: unknown = parse(body, reviver)
    const operation = texts.get(body)
    return operation ? watch(value, operation, '') : value
  }

  // Proxies cannot be sent to other tabs or stored.
  const plain = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value
    const answer = answers.get(value)
    if (answer) return answer
    if (Array.isArray(value)) return value.map(plain)
    if (Object.getPrototypeOf(value) !== Object.prototype) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]))
  }
  const wrap = (owner: object, ...names: string[]) => {
    const methods = owner as Record<string, (...values: unknown[]) => unknown>
    for (const name of names) {
      const method = methods[name]
      if (!method) continue
      methods[name] = function plainly(this: unknown, value: unknown, ...rest: unknown[]) {
        return method.call(this, plain(value), ...rest)
      }
    }
  }
  wrap(IDBObjectStore.prototype, 'put', 'add')
  wrap(BroadcastChannel.prototype, 'postMessage')
  wrap(History.prototype, 'pushState', 'replaceState')
  wrap(globalThis, 'structuredClone', 'postMessage')
}
