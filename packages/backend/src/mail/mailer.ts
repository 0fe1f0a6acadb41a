import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Mail } from './texts.ts'

/** Delivers one e-mail. Rejects when it could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

const deliveryTimeout = 10_000

/** Hands e-mails to an SMTP server. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: deliveryTimeout,
    greetingTimeout: deliveryTimeout,
    socketTimeout: deliveryTimeout,
  })
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
    },
  }
}

/** Writes each e-mail as an .eml file and prints its contents on the terminal. */
export function fileMailer(
  folder: string,
  from: string,
  clock: Clock,
  print: (line: string) => void,
): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let count = 0
  return {
    async send({ to, subject, text, html, code }) {
      const date = new Date(clock.now())
      const { message } = await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        date,
      })
      mkdirSync(folder, { recursive: true })
      count += 1
      const name = `${date.toISOString().replaceAll(':', '-')}-${count}.eml`
      writeFileSync(path.join(folder, name), message as Buffer, { mode: 0o600 })
      print(code ? `Mail to ${to}: the code is ${code}` : `Mail to ${to}: ${subject} (${name})`)
    },
  }
}
