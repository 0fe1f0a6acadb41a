import { AsyncLocalStorage } from 'node:async_hooks'
import type { DailyTodoItem, DailyTodoStatus } from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import { ItemServer } from '../support/servers/itemServer.ts'

export const date = '2026-11-21'
export const names = ['Walk', 'Read', 'Swim'] as const
const person = 1
const recordPrefix = `daymark-notes/${person}/1/${date}/`

/** `answersLost`: requests reach the server, and their answers do not come back. */
export type Connection = 'ok' | 'lost' | 'answersLost'

interface Tab {
  device: Device
  client: QueryClient
  isOpen: boolean
}

/** The tab whose code is running, also after it has waited for something. */
const running = new AsyncLocalStorage<Tab>()

type App = Awaited<ReturnType<typeof loadApp>>

/** Loads the app once more, with modules of its own: what one device knows, the other does not. */
async function loadApp() {
  vi.resetModules()
  const [api, query, connection, offline, mutations, queries, pending, status, toasts, session] =
    await Promise.all([
      import('@daymark/api'),
      import('@tanstack/react-query'),
      import('../../src/lib/offline/connection.ts'),
      import('../../src/lib/offline/offline.ts'),
      import('../../src/lib/offline/offlineMutations.ts'),
      import('../../src/features/daily-todos/todoQueries.ts'),
      import('../../src/features/daily-todos/pendingChanges.ts'),
      import('../../src/features/daily-todos/status/setStatus.ts'),
      import('../../src/ui/toasts.ts'),
      import('../support/unit/signedIn.ts'),
    ])
  api.configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
  await session.signedInAs(person)
  return { query, connection, offline, mutations, queries, pending, status, toasts: toasts.toasts }
}

/** A browser on a device of the same person, with one tab at most. */
export class Device {
  readonly storage = new Map<string, string>()
  connection: Connection = 'ok'
  readonly #app: App
  #tab: Tab | undefined
  /** What IndexedDB keeps of the day. */
  #keptDay: DailyTodoItem[] | undefined

  private constructor(app: App) {
    this.#app = app
  }

  static async start(): Promise<Device> {
    return new Device(await loadApp())
  }

  /** Forgets everything, for another run. */
  reset(): void {
    this.close()
    this.storage.clear()
    this.#keptDay = undefined
    this.connection = 'ok'
  }

  get isOpen(): boolean {
    return this.#tab !== undefined
  }

  async open(): Promise<void> {
    const { query, offline, status, queries } = this.#app
    const client = new query.QueryClient()
    this.#tab = { device: this, client, isOpen: true }
    await this.#run(async () => {
      client.mount()
      status.registerSetStatus(client)
      if (this.#keptDay) client.setQueryData(queries.dayItems(1, date).queryKey, this.#keptDay)
      await offline.openOffline(client, person)
    })
  }

  /** Closes the tab without a word to its code: what is under way never hears of an answer. */
  close(): void {
    const tab = this.#tab
    if (tab === undefined) return
    this.#keptDay = this.known()
    tab.isOpen = false
    this.#tab = undefined
    running.run(tab, () => {
      this.#app.offline.closeOffline()
      tab.client.unmount()
      tab.client.clear()
    })
  }

  /** Returns the items that the tab knows of the day; undefined until it has read them. */
  known(): DailyTodoItem[] | undefined {
    const { queryKey } = this.#app.queries.dayItems(1, date)
    return this.#tab?.client.getQueryData(queryKey)
  }

  /** Returns the status that the row of a to-do shows. */
  shown(option: number): DailyTodoStatus {
    const { client } = this.#open()
    return this.#app.pending.shownStatus(client, placeOf(option), this.known())
  }

  press(option: number, status: DailyTodoStatus): void {
    this.#run(() => {
      const choice = { ...placeOf(option), status }
      this.#app.status.chooseStatus(this.#open().client, choice).catch(() => undefined)
    })
  }

  /** Reads the day, as a card does. */
  async look(): Promise<void> {
    const day = { ...this.#app.queries.dayItems(1, date), staleTime: 0, retry: false }
    await this.#run(() =>
      this.#open()
        .client.fetchQuery(day)
        .catch(() => undefined),
    )
  }

  /** Lets everything that can be sent be sent. Returns the labels of what still waits. */
  settle(): Promise<string[]> {
    return this.#run(() => this.#app.mutations.sendOfflineMutations(this.#open().client))
  }

  /** Returns the messages since the last call. */
  takeMessages(): string[] {
    const { queue } = this.#app.toasts
    const titles = queue.visibleToasts.map(({ content }) => content.title)
    queue.clear()
    return titles.toSorted()
  }

  /** Returns the to-dos whose choice this device keeps, by the number of their option. */
  recorded(): number[] {
    return [...this.storage.keys()]
      .filter((key) => key.startsWith(recordPrefix))
      .map((key) => Number(key.slice(recordPrefix.length)))
  }

  #open(): Tab {
    if (this.#tab === undefined) throw new Error('The device has no open tab.')
    return this.#tab
  }

  #run<Result>(work: () => Result): Result {
    return running.run(this.#open(), work)
  }
}

export const nameOf = (option: number): string => names[option - 1] ?? ''

const placeOf = (option: number) => ({ module: 1, date, option, name: nameOf(option) })

/** Puts a server in the place of the network, and gives each device a storage of its own. */
export function connectDevices(): ItemServer {
  const server = new ItemServer()
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const tab = running.getStore()
    const isCut = () => !tab?.isOpen || tab.device.connection === 'lost'
    if (isCut()) throw new TypeError('Failed to fetch')
    const response = await answer(request)
    if (isCut() || tab?.device.connection === 'answersLost') throw new TypeError('Failed to fetch')
    return response
  })
  vi.stubGlobal('localStorage', storageOfRunningTab)
  // The tabs of one device do not overlap, and the devices do not hear each other.
  vi.stubGlobal('BroadcastChannel', SilentChannel)
  for (const name of names) server.addOption(name, '')
  return server
}

class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

const storageMethods = {
  getItem: (key: string) => running.getStore()?.device.storage.get(key) ?? null,
  // A tab that was closed writes nothing any more.
  setItem(key: string, value: string) {
    const tab = running.getStore()
    if (tab?.isOpen) tab.device.storage.set(key, value)
  },
  removeItem(key: string) {
    const tab = running.getStore()
    if (tab?.isOpen) tab.device.storage.delete(key)
  },
}

const storageOfRunningTab = new Proxy(storageMethods, {
  ownKeys: () => [...(running.getStore()?.device.storage.keys() ?? [])],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
})
