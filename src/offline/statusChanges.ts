import { ApiError, type DailyTodoItem, isUnreachable } from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import { noteAnswer, noteLost, onRetry } from './connection.ts'
import { dayItems, putItem } from './dailyTodoItems.ts'
import { dropKept, isKept, keep, readKept } from './personalStore.ts'
import { deliverLate, deliverNow, nameOfChange, type StatusChange } from './statusChange.ts'

/** A change on its way; it waits while the server cannot be reached. */
export type PendingChange = StatusChange & { isWaiting: boolean }

/** What became of a change, when it did not simply succeed. */
export type Outcome = { kind: 'refused' | 'overtaken'; change: StatusChange; item?: DailyTodoItem }

export type Listeners = {
  /** `pending` is another map. */
  onPending: () => void
  onOutcome: (outcome: Outcome) => void
}

type TabMessage = { userId: number; item: DailyTodoItem }

/**
 * The changes of one person that have not reached the server yet. Each option and day is a line of its
 * own: one request at a time, then the newest choice, if it is another one by then.
 */
export class StatusChanges {
  readonly #queryClient: QueryClient
  readonly #userId: number
  readonly #listeners: Listeners
  readonly #channel = new BroadcastChannel('daymark-items')
  readonly #stopRetrying = onRetry(() => this.#retryWaiting())
  #pending: ReadonlyMap<string, PendingChange> = new Map()
  readonly #running = new Map<string, Promise<void>>()
  /** Settles when the newest choice is on the device: only then may it be said to wait. */
  #kept: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(queryClient: QueryClient, userId: number, listeners: Listeners) {
    this.#queryClient = queryClient
    this.#userId = userId
    this.#listeners = listeners
    this.#channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.userId === userId) void putItem(queryClient, data.item)
    })
  }

  get pending(): ReadonlyMap<string, PendingChange> {
    return this.#pending
  }

  /** Takes up what waited when the page was closed. */
  async restore(): Promise<void> {
    const kept = await readKept<StatusChange>(this.#userId, 'changes')
    for (const [name, change] of kept) {
      if (!this.#pending.has(name)) this.#set(name, { ...change, isWaiting: true })
    }
    this.#retryWaiting()
  }

  /** Shows a new status at once and sends it. `known` of the change is the status shown before. */
  choose(change: StatusChange): void {
    const name = nameOfChange(change)
    const former = this.#pending.get(name)
    this.#set(name, {
      ...change,
      known: former?.known ?? change.known,
      isWaiting: former?.isWaiting ?? false,
    })
    void this.#run(name)
  }

  /** Waits for what is on its way and tries what waits once more. Resolves with how many still wait. */
  async sendWaiting(): Promise<number> {
    await Promise.all([...this.#pending.keys()].map((name) => this.#run(name)))
    return this.#pending.size
  }

  /** Stops sending. What waits stays kept for this person. */
  close(): void {
    this.#isClosed = true
    this.#stopRetrying()
    this.#channel.close()
    this.#pending = new Map()
    this.#listeners.onPending()
  }

  #set(name: string, change: PendingChange | undefined): void {
    if (this.#isClosed) return
    const next = new Map(this.#pending)
    if (change) next.set(name, change)
    else next.delete(name)
    this.#pending = next
    if (change) this.#kept = keep(this.#userId, 'changes', name, change)
    else void dropKept(this.#userId, 'changes', name)
    this.#listeners.onPending()
  }

  #retryWaiting(): void {
    for (const [name, { isWaiting }] of this.#pending) {
      if (isWaiting) void this.#run(name)
    }
  }

  #run(name: string): Promise<void> {
    const running = this.#running.get(name) ?? this.#sendLine(name)
    this.#running.set(name, running)
    return running
  }

  async #sendLine(name: string): Promise<void> {
    try {
      await inTurn(`daymark/${this.#userId}/${name}`, async () => {
        let change = this.#pending.get(name)
        while (change && !this.#isClosed) {
          const goesOn = await this.#deliver(name, change)
          change = goesOn ? this.#pending.get(name) : undefined
        }
      })
    } finally {
      this.#running.delete(name)
    }
  }

  /** Resolves with whether the line may go on. */
  async #deliver(name: string, change: PendingChange): Promise<boolean> {
    try {
      if (change.isWaiting && !(await isKept(this.#userId, 'changes', name))) {
        // Another tab has seen to it.
        this.#set(name, undefined)
        void this.#readAgain(change)
        return false
      }
      const deliver = change.isWaiting ? deliverLate : deliverNow
      const { item, isOvertaken } = await deliver(this.#queryClient, change)
      noteAnswer()
      if (this.#isClosed) return false
      await putItem(this.#queryClient, item)
      this.#channel.postMessage({ userId: this.#userId, item } satisfies TabMessage)
      const newer = this.#newerThan(name, change)
      const goesOn = newer !== undefined && newer.status !== item.status
      this.#set(name, goesOn ? { ...newer, known: [item.status], isWaiting: false } : undefined)
      if (isOvertaken) this.#listeners.onOutcome({ kind: 'overtaken', change, item })
      return goesOn
    } catch (error) {
      await this.#kept
      return this.#fail(name, change, error)
    }
  }

  #fail(name: string, change: PendingChange, error: unknown): boolean {
    if (this.#isClosed) return false
    const isSessionOver = error instanceof ApiError && error.status === 401
    if (isUnreachable(error) || isSessionOver) {
      const current = this.#pending.get(name) ?? change
      const known = [...new Set([...current.known, change.status])]
      this.#set(name, { ...current, known, isWaiting: true })
      noteLost()
      return false
    }
    noteAnswer()
    const newer = this.#newerThan(name, change)
    this.#set(name, newer)
    if (newer) return true
    this.#listeners.onOutcome({ kind: 'refused', change })
    void this.#readAgain(change)
    return false
  }

  #newerThan(name: string, change: PendingChange): PendingChange | undefined {
    const current = this.#pending.get(name)
    return current === change ? undefined : current
  }

  #readAgain({ module, date }: StatusChange): Promise<void> {
    return this.#queryClient.invalidateQueries({ queryKey: dayItems(module, date).queryKey })
  }
}

/** Only one tab at a time sends a line; a browser without locks has to do without. */
async function inTurn(lock: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(lock, work)
  else await work()
}
