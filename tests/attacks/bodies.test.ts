import { expect, test } from 'vitest'
import { testBackend } from '../../packages/backend/testing/testBackend.ts'
import { TestClient } from '../../packages/backend/testing/testClient.ts'

/** Just below the longest body that is read. */
const size = 262_000

const filled = (begin: string, part: string, end = '') =>
  begin + part.repeat((size - begin.length - end.length) / part.length) + end

/** Milliseconds until a stranger's request with this body is answered. */
async function answeredAfter(client: TestClient, path: string, raw: string): Promise<number> {
  const start = performance.now()
  const { status } = await client.allauth('POST', path, undefined, { raw })
  expect(status).toBe(400)
  return performance.now() - start
}

test.each([
  ['a text of escapes that does not end', filled('"', '\\"')],
  ['a text of backslashes', filled('{"email":"', '\\\\', '"}')],
  ['texts that begin again and again', filled('', '"\\')],
  ['quotes', filled('', '"')],
  ['lists in lists', filled('', '[')],
  ['many lists', filled('[', '[],', '[]]')],
  ['many members', filled('{', '"a":1,', '"a":1}')],
  ['an address of signs that addresses have', filled('{"email":"', 'a@', '"}')],
  ['an address of dots', filled('{"email":"a@', 'a.', '"}')],
  ['an address of spaces', filled('{"email":"', ' ', 'a"}')],
])('a body of %s takes about as long as a harmless one of its size', async (_name, nasty) => {
  const client = new TestClient(await testBackend())
  await client.call('GET', '/api/v1/csrf/')
  const harmless = filled('{"email":"', 'a', '"}')
  for (const path of ['auth/code/request', 'auth/webauthn/signup']) {
    await answeredAfter(client, path, harmless)
    const usual = await answeredAfter(client, path, harmless)
    expect(await answeredAfter(client, path, nasty)).toBeLessThan(2000 + 10 * usual)
  }
})
