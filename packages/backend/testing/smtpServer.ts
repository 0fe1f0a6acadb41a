import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A real mail server on a port of its own, with the faults that a test gives it. */
export class TestSmtpServer {
  /** The e-mails that it took, oldest first, as they came. */
  readonly taken: string[] = []
  /** The status for the next recipients, such as 451. Undefined accepts them. */
  refusal: number | undefined
  /** Each e-mail waits for this promise. */
  gate: Promise<void> = Promise.resolve()
  recipients = 0
  /** Whether it refuses each e-mail, and quotes it as the reason. */
  quotes = false
  /** The e-mails that it refused in that way. */
  readonly refused: string[] = []
  readonly #server: SMTPServer

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        this.recipients += 1
        if (this.refusal === undefined) return done()
        const words = `5.1.1 The mailbox ${address} is not available`
        return done(Object.assign(new Error(words), { responseCode: this.refusal }))
      },
      onData: (stream, _session, done) => {
        void Promise.all([text(stream), this.gate]).then(([mail]) => {
          if (this.quotes) {
            this.refused.push(mail)
            const words = `5.6.0 Unwanted: ${mail.replaceAll(/\s+/g, ' ')}`
            return done(Object.assign(new Error(words), { responseCode: 554 }))
          }
          this.taken.push(mail)
          return done()
        })
      },
    })
  }

  /** Stops with the test. Without a port it takes a free one. */
  static async start(port = 0): Promise<TestSmtpServer> {
    const { promise: listening, resolve } = Promise.withResolvers<void>()
    const server = new TestSmtpServer()
    server.#server.listen(port, '127.0.0.1', resolve)
    await listening
    onTestFinished(() => server.stop())
    return server
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
