import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownBackend, temporaryFolder } from '../../packages/backend/testing/testBackend.ts'

/** Asks for a path as it is written, without what `fetch` would tidy up. */
function get(port: number, path: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('latin1').on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, text }))
    })
    sent.on('error', reject).end()
  })
}

/** Sends bytes and returns everything that comes back until the other side hangs up. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answered = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('latin1').on('data', (chunk: string) => (answered += chunk))
    socket.on('error', reject).on('close', () => resolve(answered))
  })
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', reject)
  })
}

const ways = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '....//',
  '..;/',
]
const places = ['/', '/assets/', '/media/', '/uploads/', '/api/v1/', '/media/x/']
const files = ['secret.txt', 'data/daymark.db', 'secret.txt%00.js', 'etc/passwd']

test('no path, however it is written, leads out of what is served', async () => {
  const folder = temporaryFolder()
  const staticDir = join(folder, 'dist')
  mkdirSync(join(staticDir, 'assets'), { recursive: true })
  writeFileSync(join(staticDir, 'index.html'), '<title>Daymark</title>')
  writeFileSync(join(staticDir, 'content-security-policy.txt'), "default-src 'self'")
  writeFileSync(join(staticDir, 'assets/app-1a2b.js'), 'served')
  writeFileSync(join(folder, 'secret.txt'), 'secret words')
  const { port } = await ownBackend({ staticDir, dataDir: join(folder, 'data') })
  expect(await get(port, '/assets/app-1a2b.js')).toEqual({ status: 200, text: 'served' })
  const paths = places.flatMap((place) =>
    ways.flatMap((way) => files.map((file) => place + way.repeat(4) + file)),
  )
  paths.push(...places.flatMap((place) => ways.map((way) => `${place}${way}secret.txt`)))
  for (const path of paths) {
    const { status, text } = await get(port, path)
    expect(status, path).toBeLessThan(500)
    expect(text, path).not.toMatch(/secret words|SQLite format|root:/)
  }
})

const smuggled = 'GET /health/ HTTP/1.1\r\nHost: localhost\r\n\r\n'

test.each([
  ['a length and chunks', `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`],
  ['two lengths', `Content-Length: 0\r\nContent-Length: 40\r\n\r\n`],
  ['a length with a sign', `Content-Length: +0\r\n\r\n`],
  ['an unknown coding', `Transfer-Encoding: xchunked\r\n\r\n`],
  ['a blank before the colon', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
  ['a chunk of no size', `Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
])(
  'a request with %s is refused, and what hides behind it is not answered',
  async (_name, rest) => {
    const { port } = await ownBackend()
    const head = 'POST /_allauth/browser/v1/auth/code/request HTTP/1.1\r\nHost: localhost\r\n'
    const answered = await exchange(port, head + rest + smuggled)
    expect(answered.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  },
)

test('three hundred connections that never finish do not delay other people', async () => {
  const { port } = await ownBackend()
  const slow = await Promise.all(Array.from({ length: 300 }, () => opened(port)))
  onTestFinished(() => slow.forEach((socket) => socket.destroy()))
  slow.forEach((socket, index) => {
    const body = 'POST /uploads/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nx'
    socket.write(index % 2 === 0 ? 'GET /health/ HTTP/1.1\r\nHost: loc' : body)
  })
  const served = await Promise.all(Array.from({ length: 50 }, () => get(port, '/health/')))
  expect(served.map(({ status }) => status)).toEqual(served.map(() => 200))
})
