import { setTimeout as delay } from 'node:timers/promises'
import type { MailState } from '@daymark/api/schemas'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { whenUnlocked } from '../database/whenUnlocked.ts'
import type { SigningKey } from '../secrets.ts'
import type { Mailer } from './mailer.ts'
import type { Mail } from './texts.ts'

interface OutboxServices {
  database: Database
  key: SigningKey
  log: Logger
  clock: Clock
}

interface Row {
  id: number
  sealed: string
  tries: number
  failed: number
}

const firstInterval = 2000
const longestInterval = 60_000
const atOnce = 5

/** See `createOutbox`. */
export type Outbox = ReturnType<typeof createOutbox>

/**
 * E-mails that a response has promised and the mail server has not taken yet. They are stored in the database, tried
 * again with growing intervals, and dropped when their code has expired.
 */
export function createOutbox({ database, key, log, clock }: OutboxServices, mailer: Mailer) {
  const underWay = new Map<number, Promise<void>>()
  // Handed over, and not deleted from the database yet.
  const handedOver = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isPaused = false

  async function send(row: Row): Promise<void> {
    const { id, tries, failed } = row
    if (handedOver.has(id)) return forget(id)
    const mail = open(row)
    // A try that neither failed nor ended was cut off: the e-mail may have been sent already.
    if (mail === undefined || tries - failed > 1) return forget(id)
    const interval = Math.min(firstInterval * 2 ** failed, longestInterval)
    // Counted before it leaves: what cannot be counted is not sent, or it would be sent again and again.
    database.update('outbox', id, { tries: tries + 1, next_try_at: clock.now() + interval })
    try {
      await mailer.send(mail)
    } catch (error) {
      return whenUnlocked(() => noteFailure(row, explainFailure(error, mail.to), interval))
    }
    handedOver.add(id)
    forget(id)
  }

  /** Returns the e-mail of a row. Undefined when it was sealed with another key, as after a restore. */
  function open({ sealed }: Row): Mail | undefined {
    try {
      return JSON.parse(key.open('mail', sealed)) as Mail
    } catch {
      log.error('e-mail dropped: it was encrypted with another key')
      return undefined
    }
  }

  function forget(id: number): void {
    if (!database.isOpen) return
    database.run('DELETE FROM outbox WHERE id = ?', id)
    handedOver.delete(id)
  }

  function noteFailure({ id, tries }: Row, failure: Failure, interval: number): void {
    if (!database.isOpen) return
    if (failure.isRefused) {
      log.error(
        { reason: failure.words },
        'e-mail rejected: the mail server does not accept this address',
      )
      database.update('outbox', id, { refused: 1, sealed: null })
      return
    }
    const nextTryInSeconds = interval / 1000
    log.error({ reason: failure.words, nextTryInSeconds }, 'e-mail not sent, will retry')
    const next_try_at = clock.now() + interval
    database.update('outbox', id, { failed: tries + 1, next_try_at })
  }

  function planNext(now: number): void {
    const next = database.get<{ at: number | null }>(
      'SELECT min(next_try_at) AS at FROM outbox WHERE refused = 0 AND next_try_at > ?',
      now,
    )?.at
    if (next !== undefined && next !== null) wakeIn(Math.min(next - now, longestInterval))
  }

  function wakeIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isPaused = false
      outbox.deliver()
    }, ms)
    timer.unref()
  }

  /** The database cannot be written now. Trying immediately would keep the process busy in vain. */
  function pause(error: unknown): void {
    if (isStopped) return
    isPaused = true
    log.error({ err: error }, 'the outbox cannot be written')
    wakeIn(firstInterval)
  }

  function deliverDue(): void {
    const now = clock.now()
    database.run('DELETE FROM outbox WHERE expires_at <= ?', now)
    // Later than the longest interval: the clock went back.
    const due = database.all<Row>(
      `SELECT id, sealed, tries, failed FROM outbox
       WHERE refused = 0 AND (next_try_at <= ? OR next_try_at > ?) ORDER BY next_try_at LIMIT ${2 * atOnce}`,
      now,
      now + longestInterval,
    )
    for (const row of due) {
      if (underWay.size >= atOnce) break
      if (underWay.has(row.id)) continue
      const sending = send(row)
        .catch(pause)
        .finally(() => {
          underWay.delete(row.id)
          outbox.deliver()
        })
      underWay.set(row.id, sending)
    }
    planNext(now)
  }

  const outbox = {
    /** Puts an e-mail into the outbox, within the caller's transaction. Returns its id. */
    add(mail: Mail, expiresAt: number): number {
      const sealed = key.seal('mail', JSON.stringify(mail))
      return database.insert('outbox', { sealed, expires_at: expiresAt, next_try_at: clock.now() })
    },

    /** Drops the waiting e-mails to these addresses, within the caller's transaction. */
    dropMailsTo(addresses: readonly string[]): void {
      for (const row of database.all<Row>('SELECT * FROM outbox WHERE sealed IS NOT NULL')) {
        const to = open(row)?.to
        if (to !== undefined && addresses.includes(to)) forget(row.id)
      }
    },

    /** Begins to send what is due. Waits for nothing and never throws. */
    deliver(): void {
      if (isStopped || isPaused) return
      try {
        deliverDue()
      } catch (error) {
        pause(error)
      }
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

/** Returns the state of an e-mail that was put into the outbox. */
export function mailState(database: Database, id: number): MailState {
  const row = database.get<{ failed: number; refused: number }>(
    'SELECT failed, refused FROM outbox WHERE id = ?',
    id,
  )
  if (!row) return 'sent'
  if (row.refused === 1) return 'refused'
  return row.failed > 0 ? 'delayed' : 'waiting'
}

/** The reason why an e-mail was not sent. `words` are fit for a log. */
interface Failure {
  /** Its address was refused for good. */
  isRefused: boolean
  words: string
}

/** Reads the error of a mailer. Leaves out the server's reply, because it may quote the address or the e-mail. */
function explainFailure(error: unknown, to: string): Failure {
  const failure = error as Partial<SMTPConnection.SMTPError>
  const { command = 'connection', message, code, response, responseCode = 0 } = failure
  // 4xx is temporary. A refused sender or password may be one too: an operator can correct the settings.
  const isRefused = command === 'RCPT TO' && responseCode >= 500
  if (response === undefined) {
    return { isRefused, words: (message ?? code ?? 'unknown').replaceAll(to, '<address>') }
  }
  const enhancedCode = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
  return { isRefused, words: `${command}: ${responseCode} ${enhancedCode}`.trim() }
}
