import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A real mail server on a port of its own, with the faults that a test gives it. */
export class TestSmtpServer {
  /** The mails it took, oldest first, as they came. */
  readonly taken: string[] = []
  /** How it answers the next recipients: a status such as 451; undefined takes them. */
  refusal: number | undefined
  /** What each mail has to wait for. */
  gate: Promise<void> = Promise.resolve()
  recipients = 0
  readonly #server: SMTPServer

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        this.recipients += 1
        if (this.refusal === undefined) return done()
        const words = `The mailbox ${address} is not available`
        return done(Object.assign(new Error(words), { responseCode: this.refusal }))
      },
      onData: (stream, _session, done) => {
        void Promise.all([text(stream), this.gate]).then(([mail]) => {
          this.taken.push(mail)
          done()
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
