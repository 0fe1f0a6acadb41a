import type { MailState } from '@daymark/api/schemas'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Database } from '../database/database.ts'
import { createQueue, type Columns, type QueueRow, type QueueServices } from '../database/queue.ts'
import type { SigningKey } from '../secrets.ts'
import type { Mailer } from './mailer.ts'
import type { Mail } from './texts.ts'

interface OutboxServices extends QueueServices {
  key: SigningKey
}

interface Row extends QueueRow {
  sealed: string
}

const longestWait = 60_000

/** See `createOutbox`. */
export type Outbox = ReturnType<typeof createOutbox>

/**
 * E-mails that a response has promised and the mail server has not taken yet. They are stored in the database, tried
 * again with growing intervals, and dropped when their code has expired.
 */
export function createOutbox(services: OutboxServices, mailer: Mailer) {
  const { database, key, log, clock } = services
  const queue = createQueue<Row>(services, {
    name: 'outbox',
    table: 'outbox',
    condition: 'refused = 0',
    order: ['next_try_at'],
    places: { all: 5 },
    longestWait,

    async send(row, interval) {
      const mail = open(row)
      if (mail === undefined) return undefined
      try {
        await mailer.send(mail)
        return undefined
      } catch (error) {
        return noteFailure(row, explainFailure(error, mail.to), interval)
      }
    },
  })

  /** Returns the e-mail of a row. Undefined when it was sealed with another key, as after a restore. */
  function open({ sealed }: Row): Mail | undefined {
    try {
      return JSON.parse(key.open('mail', sealed)) as Mail
    } catch {
      log.error('e-mail dropped: it was encrypted with another key')
      return undefined
    }
  }

  function noteFailure({ tries }: Row, failure: Failure, interval: number): Columns {
    if (failure.isRefused) {
      log.error(
        { reason: failure.words },
        'e-mail rejected: the mail server does not accept this address',
      )
      return { refused: 1, sealed: null }
    }
    const nextTryInSeconds = interval / 1000
    log.error({ reason: failure.words, nextTryInSeconds }, 'e-mail not sent, will retry')
    return { failed: tries + 1, next_try_at: clock.now() + interval }
  }

  return {
    /** Puts an e-mail into the outbox, within the caller's transaction. Returns its id. */
    add(mail: Mail, expiresAt: number): number {
      const sealed = key.seal('mail', JSON.stringify(mail))
      return database.insert('outbox', { sealed, expires_at: expiresAt, next_try_at: clock.now() })
    },

    /** Drops the waiting e-mails to these addresses, within the caller's transaction. */
    dropMailsTo(addresses: readonly string[]): void {
      for (const row of database.all<Row>('SELECT * FROM outbox WHERE sealed IS NOT NULL')) {
        const to = open(row)?.to
        if (to !== undefined && addresses.includes(to)) queue.forget(row.id)
      }
    },

    deliver: queue.deliver,
    stop: queue.stop,
  }
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
