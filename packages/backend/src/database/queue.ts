import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database, Value } from './database.ts'
import { whenUnlocked } from './whenUnlocked.ts'

export interface QueueServices {
  database: Database
  log: Logger
  clock: Clock
}

/** What the row of every queue has. `failed` is the number of the last try that failed. */
export interface QueueRow {
  id: number
  tries: number
  failed: number
}

export type Columns = Readonly<Record<string, Value>>

interface QueueKind<Row> {
  /** For the log. */
  name: string
  /** Its table: with the columns of `QueueRow`, `next_try_at` and `expires_at`, in milliseconds since 1970. */
  table: string
  /** Which rows wait to be sent, in SQL. */
  condition: string
  /** The columns by which rows take turns, first to last. */
  order: readonly string[]
  /** How many rows may be under way: at all, and of those that agree in a column. */
  places: { all: number; per?: Readonly<Record<string, number>> }
  /** The longest time between two tries, in milliseconds. */
  longestWait: number
  /**
   * Hands a row over. Resolves with undefined when the row has no use any more, and with the columns to change when it
   * failed. The next try is usually `interval` milliseconds later.
   */
  send(row: Row, interval: number): Promise<Columns | undefined>
}

const firstInterval = 2000
const longestInterval = 60_000

/**
 * What waits in a table until it could be handed over. Rows are tried again with growing intervals, and dropped when
 * they have expired.
 */
export function createQueue<Row extends QueueRow>(
  { database, log, clock }: QueueServices,
  { name, table, condition, order, places, longestWait, send }: QueueKind<Row>,
) {
  const underWay = new Map<number, { row: Row; sending: Promise<void> }>()
  // Handed over, and not deleted from the database yet.
  const handedOver = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isPaused = false

  async function attempt(row: Row): Promise<void> {
    const { id, tries, failed } = row
    // A try that neither failed nor ended was cut off: the row may have been handed over already.
    if (handedOver.has(id) || tries - failed > 1) return forget(id)
    const interval = Math.min(firstInterval * 2 ** failed, longestInterval)
    // Counted before it leaves: what cannot be counted is not sent, or it would be sent again and again.
    database.update(table, id, { tries: tries + 1, next_try_at: clock.now() + interval })
    const changes = await send(row, interval)
    if (changes !== undefined) return whenUnlocked(() => change(id, changes))
    handedOver.add(id)
    forget(id)
  }

  function change(id: number, columns: Columns): void {
    if (database.isOpen) database.update(table, id, columns)
  }

  function forget(id: number): void {
    if (!database.isOpen) return
    database.run(`DELETE FROM ${table} WHERE id = ?`, id)
    handedOver.delete(id)
  }

  function planNext(now: number): void {
    const next = database.get<{ at: number | null }>(
      `SELECT min(next_try_at) AS at FROM ${table} WHERE ${condition} AND next_try_at > ?`,
      now,
    )?.at
    if (next !== undefined && next !== null) wakeIn(Math.min(next - now, longestInterval))
  }

  function wakeIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isPaused = false
      queue.deliver()
    }, ms)
    timer.unref()
  }

  /** The database cannot be written now. Trying immediately would keep the process busy in vain. */
  function pause(error: unknown): void {
    if (isStopped || isPaused) return
    isPaused = true
    log.error({ err: error }, `the ${name} cannot be written`)
    wakeIn(firstInterval)
  }

  function deliverDue(): void {
    const now = clock.now()
    database.run(`DELETE FROM ${table} WHERE expires_at <= ?`, now)
    while (underWay.size < places.all) {
      const row = nextDue(now)
      if (!row) break
      const sending = attempt(row)
        .catch(pause)
        .finally(() => {
          underWay.delete(row.id)
          queue.deliver()
        })
      underWay.set(row.id, { row, sending })
    }
    planNext(now)
  }

  /** Returns the row whose turn it is. Undefined when none is due that has a place. */
  function nextDue(now: number): Row | undefined {
    const taken = [['id', [...underWay.keys()]] as const, ...fullColumns()]
    return database.get<Row>(
      // Later than the longest wait: the clock went back.
      `SELECT * FROM ${table} WHERE ${condition} AND (next_try_at <= ? OR next_try_at > ?)
       ${taken.map(([column]) => `AND ${column} NOT IN (SELECT value FROM json_each(?))`).join(' ')}
       ORDER BY ${order.join(', ')} LIMIT 1`,
      now,
      now + longestWait,
      ...taken.map(([, values]) => JSON.stringify(values)),
    )
  }

  /** Returns the columns whose places are limited, each with the values that have none left. */
  const fullColumns = () =>
    Object.entries(places.per ?? {}).map(([column, most]) => {
      const rows = [...underWay.values()].map(({ row }) => row)
      const groups = [...Map.groupBy(rows, (row) => row[column as keyof Row])]
      return [column, groups.flatMap(([value, its]) => (its.length < most ? [] : [value]))] as const
    })

  const queue = {
    /** Begins to send what is due. Waits for nothing and never throws. */
    deliver(): void {
      if (isStopped || isPaused) return
      try {
        deliverDue()
      } catch (error) {
        pause(error)
      }
    },

    /** Deletes a row. */
    forget,

    /** Resolves when nothing is under way any more. */
    async settled(): Promise<void> {
      while (underWay.size > 0) {
        await Promise.all([...underWay.values()].map(({ sending }) => sending))
      }
    },

    /** Resolves when nothing is under way any more, or after a second: the rest is kept. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await Promise.race([queue.settled(), delay(1000, undefined, { ref: false })])
    },
  }
  return queue
}
