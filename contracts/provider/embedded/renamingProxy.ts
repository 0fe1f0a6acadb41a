import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Passes everything on to `origin`, and renames one field in all answers in JSON. */
export async function renamingProxy(origin: string, field: string, renamed: string) {
  const server = createServer((incoming, outgoing) => {
    const pass = async () => {
      const { method = 'GET', url = '/', headers } = incoming
      const body = await buffer(incoming)
      const answer = await fetch(new URL(url, origin), {
        method,
        headers: Object.entries(headers)
          .filter(isText)
          .filter(([name]) => !hop.has(name)),
        body: body.length > 0 ? body : undefined,
      })
      const text = await answer.text()
      const kept = new Headers([...answer.headers].filter(([name]) => !hop.has(name)))
      outgoing.setHeaders(kept)
      outgoing.writeHead(answer.status)
      outgoing.end(text.replaceAll(`"${field}":`, `"${renamed}":`))
    }
    pass().catch((error: unknown) => outgoing.writeHead(502).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** What belongs to the connection or to the bytes on it, not to the message. */
const hop = new Set([
  'host',
  'connection',
  'content-length',
  'content-encoding',
  'accept-encoding',
  'transfer-encoding',
])

const isText = (header: [string, unknown]): header is [string, string] =>
  typeof header[1] === 'string'
