import { apiOperations } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/testBackend.ts'

/** A flow that is not pending and an object that is not there are noticed before the body. */
function refusalsOf(path: string): number[] {
  if (path.startsWith('/_allauth/')) return [400, 409]
  return path.includes('{id}') ? [404] : [400]
}

test('a body that is not JSON is 400 everywhere: empty in the account API, a parse error in the other', async () => {
  const { client } = await signedIn()
  const parseErrors: unknown[] = []
  for (const [operation, { method, path, body }] of Object.entries(apiOperations)) {
    if (body === null || path.startsWith('/uploads/')) continue
    const target = path.replace('{id}', '1')
    const answer = await client.call(method, target, undefined, { raw: '{not json' })
    expect(refusalsOf(path), operation).toContain(answer.status)
    if (path.startsWith('/api/') && answer.status === 400) parseErrors.push(answer.body)
  }
  const parseError = { errors: [expect.objectContaining({ code: 'parse_error', attr: null })] }
  expect(parseErrors).toEqual(parseErrors.map(() => expect.objectContaining(parseError) as unknown))
  expect(parseErrors.length).toBeGreaterThan(5)
})

test('a body that is nested 64 deep or more is refused at the door, in the words of each API', async () => {
  const { client } = await signedIn()
  const nested = (depth: number) => `{"name":"x","more":${'['.repeat(depth)}${']'.repeat(depth)}}`
  expect(
    await client.api('POST', 'daily-todos-modules/', undefined, { raw: nested(64) }),
  ).toMatchObject({ status: 400, body: { errors: [{ code: 'parse_error' }] } })
  for (const raw of [nested(64), nested(120_000), '['.repeat(200_000), `{"a":`.repeat(40_000)]) {
    const answer = await client.allauth('POST', 'auth/code/request', undefined, { raw })
    expect([answer.status, answer.text]).toEqual([400, ''])
  }
})

test('a method that a path does not have is 405 with what it has', async () => {
  const { client } = await signedIn()
  const item = await client.api('DELETE', 'daily-todo-items/1/')
  expect(item).toMatchObject({
    status: 405,
    body: { errors: [{ code: 'method_not_allowed', detail: 'Method "DELETE" not allowed.' }] },
  })
  expect(item.headers.get('Allow')).toBe('PATCH')
  const session = await client.allauth('PUT', 'auth/session')
  expect([session.status, session.text]).toEqual([405, ''])
  expect(session.headers.get('Allow')).toBe('GET, HEAD, DELETE')
})

test('an unknown API path is 404 in JSON for every caller and method', async () => {
  const { client } = await signedIn()
  for (const path of [
    '/api/v1/nope/',
    '/api/',
    '/_allauth/browser/v1/nope',
    '/_allauth/browser/v1/auth/session/',
  ]) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await client.call(method, path, undefined, {
        headers: { Accept: 'text/html' },
      })
      expect(answer.status, `${method} ${path}`).toBe(404)
      expect(answer.headers.get('Content-Type')).toContain('application/json')
    }
  }
})

test('a body that is too large is refused', async () => {
  const { client } = await signedIn()
  const answer = await client.api('POST', 'daily-todos-modules/', { name: 'x'.repeat(300_000) })
  expect(answer.status).toBe(413)
})

test('an id that is not a number is not found', async () => {
  const { client } = await signedIn()
  for (const id of ['abc', '0', '-1', '1.5', '1e0', '99999999999999999999', '%00', '%E0%A4%A']) {
    expect((await client.api('GET', `daily-todos-modules/${id}/`)).status, id).toBe(404)
  }
})

test('every answer carries the security headers, whatever it is', async () => {
  const { client } = await signedIn()
  for (const path of [
    '/api/v1/widgets/',
    '/api/v1/nope/',
    '/_allauth/browser/v1/auth/session',
    '/health/',
    '/media/x/y',
  ]) {
    const { headers } = await client.call('GET', path)
    expect(headers.get('Content-Security-Policy'), path).toContain("default-src 'none'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.get('Cache-Control')).toContain('no-store')
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  }
})
