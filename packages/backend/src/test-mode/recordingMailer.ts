import type { Mailer } from '../mail/mailer.ts'
import type { Mail } from '../mail/texts.ts'

/** Keeps mails instead of sending them; can be told to fail like a mail server that is down. */
export class RecordingMailer implements Mailer {
  mails: Mail[] = []
  failing = false

  async send(mail: Mail): Promise<void> {
    if (this.failing) throw new Error('The mail server is down (set by a test).')
    this.mails.push(mail)
  }
}
