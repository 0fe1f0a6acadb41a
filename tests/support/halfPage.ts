import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Stands before a server, and keeps back the body of its page until it is told to send the rest. */
export class HalfPage {
  readonly #target: string
  readonly #isWanted = Promise.withResolvers<void>()
  readonly #server: Server
  origin = ''

  constructor(target: string) {
    this.#target = target
    this.#server = createServer((incoming, outgoing) => this.#pass(incoming, outgoing))
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`
    return this
  }

  sendRest(): void {
    this.#isWanted.resolve()
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #pass({ url = '/', method, headers }: IncomingMessage, outgoing: ServerResponse): void {
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } }
    request(new URL(url, this.#target), options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      if (answer.headers['content-type']?.startsWith('text/html'))
        void this.#sendInTwo(answer, outgoing)
      else answer.pipe(outgoing)
    }).end()
  }

  async #sendInTwo(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const page = await text(answer)
    const body = page.indexOf('<body')
    outgoing.write(page.slice(0, body))
    await this.#isWanted.promise
    outgoing.end(page.slice(body))
  }
}
