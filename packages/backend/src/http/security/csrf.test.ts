import { expect, test } from 'vitest'
import { ownBackend, testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

const email = 'anna@example.com'

test('the first answer of the account API, and the CSRF call, bring a readable token for a year', async () => {
  const backend = await testBackend()
  for (const path of ['/_allauth/browser/v1/auth/session', '/api/v1/csrf/']) {
    const { cookies } = await new TestClient(backend).call('GET', path)
    expect(cookies).toEqual([
      expect.stringMatching(/^csrftoken=[A-Za-z0-9]{32}; Max-Age=31449600; Path=\/; SameSite=Lax$/),
    ])
  }
})

test('a session cookie is made when there is something to remember, and scripts cannot read it', async () => {
  const client = new TestClient(await testBackend())
  await client.allauth('GET', 'auth/session')
  expect(client.cookies.has('sessionid')).toBe(false)
  const { cookies } = await client.allauth('POST', 'auth/code/request', { email })
  expect(cookies).toContainEqual(
    expect.stringMatching(/^sessionid=\w{32}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/),
  )
})

test('cookies are marked Secure when the origin is https', async () => {
  const { startBackend } = await import('../../server.ts')
  const { testSettings } = await import('../../testing/testBackend.ts')
  const settings = testSettings({ testMode: false, origin: 'https://daymark.example' })
  const backend = await startBackend(settings, () => undefined)
  const { cookies, headers } = await new TestClient(backend).call('GET', '/api/v1/csrf/')
  await backend.stop()
  expect(cookies[0]).toContain('; Secure')
  expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000')
})

test.each([
  ['no header', { 'X-CSRFToken': '' }],
  ['another token', { 'X-CSRFToken': 'x'.repeat(32) }],
  ['a token of another length', { 'X-CSRFToken': 'x' }],
  ['a foreign origin', { Origin: 'http://evil.example' }],
  ['no cookies', { Cookie: '' }],
])('the account API refuses a change with %s, and sets no cookie', async (_name, headers) => {
  const client = new TestClient(await testBackend())
  const answer = await client.allauth('POST', 'auth/code/request', { email }, { headers })
  expect(answer.status).toBe(403)
  expect(answer.cookies).toEqual([])
})

test.each([
  ['no header', { 'X-CSRFToken': '' }, 'CSRF token missing.'],
  [
    'another token',
    { 'X-CSRFToken': 'x'.repeat(32) },
    "CSRF token from the 'X-Csrftoken' HTTP header incorrect.",
  ],
  [
    'a foreign origin',
    { Origin: 'http://evil.example' },
    'Origin checking failed - http://evil.example does not match any trusted origins.',
  ],
])('the content API refuses a change with %s and says why', async (_name, headers, reason) => {
  const client = new TestClient(await testBackend())
  client.signInAs(email)
  expect(
    await client.api('POST', 'daily-todos-modules/', { name: 'x' }, { headers }),
  ).toMatchObject({
    status: 403,
    body: { errors: [{ code: 'permission_denied', detail: `CSRF Failed: ${reason}` }] },
  })
})

test('the content API refuses a change without the cookie', async () => {
  const client = new TestClient(await testBackend())
  client.signInAs(email)
  const headers = { Cookie: `sessionid=${client.cookies.get('sessionid')}` }
  expect(
    await client.api('POST', 'daily-todos-modules/', { name: 'x' }, { headers }),
  ).toMatchObject({
    status: 403,
    body: { errors: [{ detail: 'CSRF Failed: CSRF cookie not set.' }] },
  })
})

test('the token from before signing in is refused afterwards', async () => {
  const client = new TestClient(await testBackend())
  client.controls.createPerson({ email })
  await client.allauth('POST', 'auth/code/request', { email })
  const old = client.cookies.get('csrftoken') ?? ''
  await client.allauth('POST', 'auth/code/confirm', { code: client.code(email) })
  const headers = { 'X-CSRFToken': old }
  expect(
    await client.api('POST', 'daily-todos-modules/', { name: 'x' }, { headers }),
  ).toMatchObject({ status: 403 })
})

test('a trusted front-end origin may change and read; a foreign one gets no CORS header', async () => {
  const trusted = 'http://localhost:5173'
  const client = new TestClient(await ownBackend({ trustedOrigins: [trusted] }))
  client.signInAs(email)
  const changed = await client.api(
    'POST',
    'daily-todos-modules/',
    { name: 'x' },
    { headers: { Origin: trusted } },
  )
  expect(changed.status).toBe(201)
  expect(changed.headers.get('Access-Control-Allow-Origin')).toBe(trusted)
  expect(changed.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  // The app tells people how long to wait.
  expect(changed.headers.get('Access-Control-Expose-Headers')).toBe('retry-after')

  const preflight = (origin: string) =>
    client.allauth('OPTIONS', 'account/email', undefined, {
      headers: { Origin: origin, 'Access-Control-Request-Method': 'PATCH' },
    })
  const allowed = await preflight(trusted)
  expect([allowed.status, allowed.text]).toEqual([204, ''])
  expect(allowed.headers.get('Access-Control-Allow-Methods')).toContain('PATCH')
  expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('x-csrftoken')
  const foreign = await preflight('http://evil.example')
  expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull()
})
