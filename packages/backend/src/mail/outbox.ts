import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { SigningKey } from '../secrets.ts'
import { explainFailure } from './failure.ts'
import type { Mailer } from './mailer.ts'
import type { Mail } from './texts.ts'

interface Uses {
  database: Database
  key: SigningKey
  log: Logger
  clock: Clock
}

interface Row {
  id: number
  sealed: string
  tries: number
}

const firstInterval = 2000
const longestInterval = 60_000
const atOnce = 5

/**
 * Mails that a response has promised and the mail server has not taken yet. They are stored in the database, tried
 * again with growing intervals, and dropped when their code has expired.
 */
export class Outbox {
  readonly #uses: Uses
  readonly #mailer: Mailer
  readonly #underWay = new Map<number, Promise<void>>()
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(uses: Uses, mailer: Mailer) {
    this.#uses = uses
    this.#mailer = mailer
  }

  /** Puts a mail into the outbox, within the caller's transaction. Returns its id. */
  add(mail: Mail, expiresAt: number): number {
    const { database, key, clock } = this.#uses
    const sealed = key.seal('mail', JSON.stringify(mail))
    return database.insert('outbox', { sealed, expires_at: expiresAt, next_try_at: clock.now() })
  }

  /** Begins to send what is due. Waits for nothing and never throws. */
  deliver(): void {
    if (this.#isStopped) return
    const { database, clock } = this.#uses
    const now = clock.now()
    database.run('DELETE FROM outbox WHERE expires_at <= ?', now)
    // Later than the longest interval: the clock went back.
    const due = database.all<Row>(
      `SELECT id, sealed, tries FROM outbox
       WHERE refused = 0 AND (next_try_at <= ? OR next_try_at > ?) ORDER BY next_try_at LIMIT ${2 * atOnce}`,
      now,
      now + longestInterval,
    )
    for (const row of due) {
      if (this.#underWay.size >= atOnce) break
      if (this.#underWay.has(row.id)) continue
      const sending = this.#send(row).finally(() => {
        this.#underWay.delete(row.id)
        this.deliver()
      })
      this.#underWay.set(row.id, sending)
    }
    this.#planNext(now)
  }

  /** Resolves when nothing is under way any more, or after a second: the rest is kept. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    const second = delay(1000, undefined, { ref: false })
    await Promise.race([Promise.all(this.#underWay.values()), second])
  }

  async #send({ id, sealed, tries }: Row): Promise<void> {
    const { database, key, log, clock } = this.#uses
    const mail = JSON.parse(key.open('mail', sealed)) as Mail
    try {
      await this.#mailer.send(mail)
      if (database.isOpen) database.run('DELETE FROM outbox WHERE id = ?', id)
    } catch (error) {
      if (!database.isOpen) return
      const { isRefused, words } = explainFailure(error, mail.to)
      if (isRefused) {
        log.error({ reason: words }, 'mail refused: the mail server does not take this address')
        database.update('outbox', id, { refused: 1, sealed: null })
        return
      }
      const interval = Math.min(firstInterval * 2 ** tries, longestInterval)
      log.error({ reason: words, nextTryInSeconds: interval / 1000 }, 'mail not sent')
      const sql = 'UPDATE outbox SET tries = tries + 1, next_try_at = ? WHERE id = ?'
      database.run(sql, clock.now() + interval, id)
    }
  }

  #planNext(now: number): void {
    clearTimeout(this.#timer)
    const next = this.#uses.database.get<{ at: number | null }>(
      'SELECT min(next_try_at) AS at FROM outbox WHERE refused = 0 AND next_try_at > ?',
      now,
    )?.at
    if (next === undefined || next === null) return
    this.#timer = setTimeout(() => this.deliver(), Math.min(next - now, longestInterval))
    this.#timer.unref()
  }
}
