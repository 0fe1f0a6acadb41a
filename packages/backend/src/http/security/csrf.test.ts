import { expect, test } from 'vitest'
import { ownBackend, signedIn, testBackend } from '../../../testing/testBackend.ts'
import { TestClient } from '../../../testing/testClient.ts'

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
  await client.session()
  expect(client.cookies.has('sessionid')).toBe(false)
  const { cookies } = await client.askForCode(email)
  expect(cookies).toContainEqual(
    expect.stringMatching(/^sessionid=\w{32}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/),
  )
})

test('cookies are marked Secure when the origin is https', async () => {
  const { origin, port } = await ownBackend({ testMode: false, origin: 'https://daymark.example' })
  const { cookies, headers } = await new TestClient({ origin, port }).call('GET', '/api/v1/csrf/')
  expect(cookies[0]).toContain('; Secure')
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
})

test('browsers are told to use https on every subdomain only where a setting says so', async () => {
  const { origin, port } = await ownBackend({
    testMode: false,
    origin: 'https://daymark.example',
    hasHttpsSubdomains: true,
  })
  const { headers } = await new TestClient({ origin, port }).call('GET', '/api/v1/csrf/')
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
})

// Which forgeries are refused is tested with the other attacks, for every operation.
test('the account API sets no cookie when it refuses a change', async () => {
  const client = new TestClient(await testBackend())
  const headers = { 'X-CSRFToken': '' }
  const answer = await client.allauth('POST', 'auth/code/request', { email }, { headers })
  expect([answer.status, answer.cookies]).toEqual([403, []])
})

test.for([
  [{ 'X-CSRFToken': '' }, 'CSRF token missing.'],
  [{ 'X-CSRFToken': 'x'.repeat(32) }, "CSRF token from the 'X-Csrftoken' HTTP header incorrect."],
  [
    { Origin: 'http://evil.example' },
    'Origin checking failed - http://evil.example does not match any trusted origins.',
  ],
  [{ Cookie: 'sessionid=SESSION' }, 'CSRF cookie not set.'],
] as const)('the content API says why it refuses a change with %o', async ([sent, reason]) => {
  const { client } = await signedIn()
  const session = client.cookies.get('sessionid') ?? ''
  const headers = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, value.replace('SESSION', session)]),
  )
  expect(
    await client.api('POST', 'daily-todos-modules/', { name: 'x' }, { headers }),
  ).toMatchObject({
    status: 403,
    body: { errors: [{ code: 'permission_denied', detail: `CSRF Failed: ${reason}` }] },
  })
})

test('the token from before signing in is refused afterwards', async () => {
  const client = new TestClient(await testBackend())
  client.controls.createPerson({ email })
  await client.askForCode(email)
  const old = client.cookies.get('csrftoken') ?? ''
  await client.confirmCode(client.code(email))
  const headers = { 'X-CSRFToken': old }
  expect(
    await client.api('POST', 'daily-todos-modules/', { name: 'x' }, { headers }),
  ).toMatchObject({ status: 403 })
})

test('a trusted front-end origin may change and read; a foreign one gets no CORS header', async () => {
  const trusted = 'http://localhost:5173'
  const { client } = await signedIn({ trustedOrigins: [trusted] })
  const changed = await client.api(
    'POST',
    'daily-todos-modules/',
    { name: 'x' },
    { headers: { Origin: trusted } },
  )
  expect(changed.status).toBe(201)
  expect(changed.headers.get('Access-Control-Allow-Origin')).toBe(trusted)
  expect(changed.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  // The app tells people that their clock is wrong, how long to wait, where Daymark is set up, and whether they can create an account.
  expect(changed.headers.get('Access-Control-Expose-Headers')).toBe(
    'date,retry-after,x-daymark-origins,x-daymark-sign-up',
  )

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
