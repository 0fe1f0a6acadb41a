import { setTimeout as delay } from 'node:timers/promises'
import type { MailState } from '@daymark/api/schemas'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { SigningKey } from '../secrets.ts'
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

/** See `createOutbox`. */
export type Outbox = ReturnType<typeof createOutbox>

/**
 * Mails that a response has promised and the mail server has not taken yet. They are stored in the database, tried
 * again with growing intervals, and dropped when their code has expired.
 */
export function createOutbox({ database, key, log, clock }: Uses, mailer: Mailer) {
  const underWay = new Map<number, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function send({ id, sealed, tries }: Row): Promise<void> {
    const mail = JSON.parse(key.open('mail', sealed)) as Mail
    try {
      await mailer.send(mail)
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
      database.update('outbox', id, { tries: tries + 1, next_try_at: clock.now() + interval })
    }
  }

  function planNext(now: number): void {
    clearTimeout(timer)
    const next = database.get<{ at: number | null }>(
      'SELECT min(next_try_at) AS at FROM outbox WHERE refused = 0 AND next_try_at > ?',
      now,
    )?.at
    if (next === undefined || next === null) return
    timer = setTimeout(outbox.deliver, Math.min(next - now, longestInterval))
    timer.unref()
  }

  const outbox = {
    /** Puts a mail into the outbox, within the caller's transaction. Returns its id. */
    add(mail: Mail, expiresAt: number): number {
      const sealed = key.seal('mail', JSON.stringify(mail))
      return database.insert('outbox', { sealed, expires_at: expiresAt, next_try_at: clock.now() })
    },

    /** Begins to send what is due. Waits for nothing and never throws. */
    deliver(): void {
      if (isStopped) return
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
        if (underWay.size >= atOnce) break
        if (underWay.has(row.id)) continue
        const sending = send(row).finally(() => {
          underWay.delete(row.id)
          outbox.deliver()
        })
        underWay.set(row.id, sending)
      }
      planNext(now)
    },

    /** Resolves when nothing is under way any more, or after a second: the rest is kept. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await Promise.race([Promise.all(underWay.values()), delay(1000, undefined, { ref: false })])
    },
  }
  return outbox
}

/** What became of a mail that was put into the outbox. */
export function mailState(database: Database, id: number): MailState {
  const row = database.get<{ tries: number; refused: number }>(
    'SELECT tries, refused FROM outbox WHERE id = ?',
    id,
  )
  if (!row) return 'sent'
  if (row.refused === 1) return 'refused'
  return row.tries > 0 ? 'delayed' : 'waiting'
}

/**
 * Why a mail did not go: whether its address was refused for good, and the server's words, in which the
 * address is left out because they end up in logs.
 */
function explainFailure(error: unknown, to: string): { isRefused: boolean; words: string } {
  const failure = error as Partial<SMTPConnection.SMTPError>
  const { message, code, response, responseCode = 0 } = failure
  // 4xx is temporary. A refused sender or password may be one too: an operator can correct the settings.
  const isRefused = failure.command === 'RCPT TO' && responseCode >= 500
  const words = response ?? message ?? code ?? 'unknown'
  return { isRefused, words: words.replaceAll(to, '<address>') }
}
