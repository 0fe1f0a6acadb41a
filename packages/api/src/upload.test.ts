import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onAuthChange } from './transport/authChange.ts'
import { apiConfig, configureApi } from './transport/config.ts'
import { putFile } from './upload.ts'

let server: Server
let url = ''
let received: { method?: string; type?: string; body: string } | undefined
let status = 204
let answer = ''
let silent = false
let putStatus: number | undefined

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

beforeEach(async () => {
  ;[status, answer, silent, putStatus, received] = [204, '', false, undefined, undefined]
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', location.origin)
    response.setHeader('Access-Control-Allow-Headers', 'content-type')
    response.setHeader('Access-Control-Allow-Methods', 'PUT')
    if (request.method === 'OPTIONS') return response.end()
    void bodyOf(request).then((body) => {
      received = { method: request.method, type: request.headers['content-type'], body }
      if (putStatus && request.method === 'PUT') {
        return response.writeHead(putStatus).end(JSON.stringify(tooSmall))
      }
      if (!silent) response.writeHead(status).end(answer)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/uploads/x?signature=y`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const tooSmall = { type: 'validation_error', errors: [{ code: 'invalid_image', attr: 'file' }] }
const picture = new Blob(['pixels'], { type: 'image/png' })

test('a file arrives whole, with its own type, and its progress is told', async () => {
  const parts: number[] = []
  await putFile(url, picture, { onProgress: (part) => parts.push(part) })
  expect(received).toEqual({ method: 'PUT', type: 'image/png', body: 'pixels' })
  expect(parts.at(-1)).toBe(1)
})

test('a refused file gives a typed error with the code of the server', async () => {
  status = 413
  answer = JSON.stringify({ type: 'client_error', errors: [{ code: 'file_too_big', attr: null }] })
  await expect(putFile(url, picture)).rejects.toMatchObject({
    kind: 'client',
    status: 413,
    errors: [{ code: 'file_too_big' }],
  })
})

test.each([405, 400])('an address that refuses a PUT by %i gets the file as a form', async (by) => {
  putStatus = by
  status = 200
  const parts: number[] = []
  await putFile(url, picture, { onProgress: (part) => parts.push(part) })
  expect(received?.method).toBe('POST')
  expect(received?.type).toMatch(/^multipart\/form-data; boundary=/)
  expect(received?.body).toContain('name="file"')
  expect(received?.body).toContain('pixels')
  expect(parts.at(-1)).toBe(1)
})

test('a form that is stopped ends as stopped', async () => {
  ;[putStatus, silent] = [400, true]
  const stop = new AbortController()
  const sent = putFile(url, picture, { signal: stop.signal })
  await expect.poll(() => received?.method).toBe('POST')
  stop.abort()
  await expect(sent).rejects.toMatchObject({ kind: 'aborted' })
})

test('an address that takes neither gives the error of its second answer', async () => {
  putStatus = 405
  status = 400
  answer = JSON.stringify({ type: 'client_error', errors: [{ code: 'required', attr: 'file' }] })
  await expect(putFile(url, picture)).rejects.toMatchObject({ errors: [{ code: 'required' }] })
})

test('a file that is refused by 400 stays refused for its own reason when no form is taken', async () => {
  putStatus = 400
  status = 405
  await expect(putFile(url, picture)).rejects.toMatchObject({
    status: 400,
    errors: [{ code: 'invalid_image' }],
  })
})

test('an error page in another format gives a typed error as well', async () => {
  status = 403
  answer = '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>'
  await expect(putFile(url, picture)).rejects.toMatchObject({ kind: 'client', status: 403 })
})

test('a place that cannot be reached gives a typed error', async () => {
  const unused = url.replace(/:\d+/, ':1')
  await expect(putFile(unused, picture)).rejects.toMatchObject({ kind: 'network', status: 0 })
})

test('a server that is busy gets the file after its pause', async () => {
  configureApi({ origin: new URL(url).origin })
  putStatus = 429
  const upload = putFile(url, picture)
  await vi.waitUntil(() => received !== undefined, { timeout: 30_000 })
  putStatus = undefined
  await upload
  expect(received).toMatchObject({ method: 'PUT', body: 'pixels' })
})

test('an upload can be given up, also before it begins', async () => {
  silent = true
  const controller = new AbortController()
  const { signal } = controller
  const upload = putFile(url, picture, { signal })
  await vi.waitUntil(() => received !== undefined, { timeout: 30_000 })
  controller.abort()
  await expect(upload).rejects.toMatchObject({ kind: 'aborted' })
  await expect(putFile(url, picture, { signal })).rejects.toMatchObject({ kind: 'aborted' })
})

test.each([401, 410])(
  'an upload that the origin of the API answers with %i is a change of the session, one of a storage is not',
  async (refusal) => {
    const changes: unknown[] = []
    const stop = onAuthChange((change) => changes.push(change.status))
    status = refusal
    await expect(putFile(url, picture)).rejects.toMatchObject({ status: refusal })
    expect(changes).toEqual([])
    const { origin } = apiConfig()
    configureApi({ origin: new URL(url).origin })
    await expect(putFile(url, picture)).rejects.toMatchObject({ status: refusal })
    configureApi({ origin })
    stop()
    expect(changes).toEqual([refusal])
  },
)
