import type { Mailer } from '../mail/mailer.ts'
import type { Mail } from '../mail/texts.ts'

/** Keeps e-mails, and sends them if a mail server is set. A test can make it fail like a server that is down. */
export class RecordingMailer implements Mailer {
  mails: Mail[] = []
  failing = false
  readonly #mailer: Mailer | undefined

  constructor(mailer: Mailer | undefined) {
    this.#mailer = mailer
  }

  async send(mail: Mail): Promise<void> {
    if (this.failing) throw new Error('The mail server is down (set by a test).')
    await this.#mailer?.send(mail)
    this.mails.push(mail)
  }
}
