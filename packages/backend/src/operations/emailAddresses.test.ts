import { expect, test } from 'vitest'
import { testBackend } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'

const own = 'anna@example.com'
const added = 'anna@work.example'
const path = 'account/email'

async function signedIn() {
  const backend = await testBackend()
  const client = new TestClient(backend)
  client.signInAs(own)
  return { backend, client }
}

function refused(code: string, param = 'email') {
  return { status: 400, body: { errors: [{ code, param }] } }
}

async function addresses(client: TestClient) {
  return ((await client.allauth('GET', path)).body as { data: unknown }).data
}

test('an added address waits for its key, becomes primary, and the old one can go', async () => {
  const { client } = await signedIn()
  expect(await client.allauth('POST', path, { email: added })).toMatchObject({
    status: 200,
    body: { data: [{ email: own }, { email: added, verified: false, primary: false }] },
  })
  expect((await client.allauth('GET', 'auth/session')).text).not.toContain('flows')
  const key = client.code(added)
  expect(await client.allauth('POST', 'auth/email/verify', { key })).toMatchObject({ status: 200 })
  expect(await client.allauth('POST', 'auth/email/verify', { key })).toMatchObject({ status: 409 })
  await client.allauth('PATCH', path, { email: added, primary: true })
  expect(await client.allauth('DELETE', path, { email: own })).toMatchObject({
    status: 200,
    body: { data: [{ email: added, verified: true, primary: true }] },
  })
  expect(await client.allauth('GET', 'auth/session')).toMatchObject({
    body: { data: { user: { email: added, username: 'anna' } } },
  })
})

test('the primary address comes first, then the oldest', async () => {
  const backend = await testBackend()
  const others = ['zoe@example.com', 'bert@example.com']
  const stored = others.map((email) => ({ email, verified: true }))
  backend.test.createPerson({ email: own, addresses: stored })
  const client = new TestClient(backend)
  client.resume(own)
  const order = async () =>
    ((await addresses(client)) as { email: string }[]).map((one) => one.email)
  expect(await order()).toEqual([own, ...others])
  await client.allauth('PATCH', path, { email: 'bert@example.com', primary: true })
  expect(await order()).toEqual(['bert@example.com', own, 'zoe@example.com'])
})

test('a waiting address is of this session only, and goes with it', async () => {
  const { backend, client } = await signedIn()
  await client.allauth('POST', path, { email: added })
  const elsewhere = new TestClient(backend)
  elsewhere.resume(own)
  expect(await addresses(elsewhere)).toHaveLength(1)
  expect(await client.allauth('PATCH', path, { email: added, primary: true })).toMatchObject(
    refused('unknown_email'),
  )
  backend.test.clock.advance(900_000)
  expect(await addresses(client)).toHaveLength(1)
})

test('three wrong keys end the waiting', async () => {
  const { client } = await signedIn()
  await client.allauth('POST', path, { email: added })
  for (const key of ['XXXXXX', '', 'YYYYYY']) {
    expect(await client.allauth('POST', 'auth/email/verify', { key })).toMatchObject({
      status: 400,
    })
  }
  const key = client.code(added)
  expect(await client.allauth('POST', 'auth/email/verify', { key })).toMatchObject({ status: 409 })
  expect(await addresses(client)).toHaveLength(1)
})

test('asking for another mail is refused while the key is out, and unknown otherwise', async () => {
  const { client } = await signedIn()
  expect(await client.allauth('PUT', path, { email: own })).toMatchObject(refused('unknown_email'))
  await client.allauth('POST', path, { email: added })
  for (const email of [added, own]) {
    const answer = await client.allauth('PUT', path, { email })
    expect(answer).toMatchObject({ status: 403, body: { status: 403 } })
  }
})

test('an address that waits for its key can be removed, and its key is wrong then', async () => {
  const { client } = await signedIn()
  await client.allauth('POST', path, { email: added })
  expect(await client.allauth('DELETE', path, { email: added.toUpperCase() })).toMatchObject({
    status: 200,
    body: { data: [{ email: own }] },
  })
  const key = client.code(added)
  expect(await client.allauth('POST', 'auth/email/verify', { key })).toMatchObject({ status: 409 })
})

test.each([
  ['the account page', 'PUT', path, { email: added }, 403],
  ['the page for the key', 'POST', 'auth/email/verify/resend', undefined, 429],
] as const)(
  'asked on %s, another key is mailed after ten seconds, and only that one is right',
  async (_page, method, where, body, tooSoon) => {
    const { backend, client } = await signedIn()
    await client.allauth('POST', path, { email: added })
    const first = client.code(added)
    expect(await client.allauth(method, where, body)).toMatchObject({ status: tooSoon })
    expect(client.code(added)).toBe(first)
    backend.test.clock.advance(10_000)
    expect(await client.allauth(method, where, body)).toMatchObject({ status: 200 })
    const second = client.code(added)
    const verify = (key: string) => client.allauth('POST', 'auth/email/verify', { key })
    expect(await verify(first)).toMatchObject({ status: 400 })
    expect(await verify(second)).toMatchObject({ status: 200 })
  },
)

test('without an address that waits there is no mail to send again', async () => {
  const { client } = await signedIn()
  const where = 'auth/email/verify/resend'
  expect(await client.allauth('POST', where)).toMatchObject({ status: 409 })
})

test('the address of another person is added like a new one, and refused only with the right key', async () => {
  const { backend, client } = await signedIn()
  backend.test.createPerson({ email: 'bert@example.com' })
  const answer = await client.allauth('POST', path, { email: 'bert@example.com' })
  expect(answer).toMatchObject({ status: 200, body: { data: [{}, { verified: false }] } })
  const key = client.code('bert@example.com')
  expect(await client.allauth('POST', 'auth/email/verify', { key: 'XXXXXX' })).toMatchObject(
    refused('incorrect_code', 'key'),
  )
  expect(await client.allauth('POST', 'auth/email/verify', { key })).toMatchObject(
    refused('email_taken', 'key'),
  )
})

test('an unconfirmed sign-up does not keep an address from its owner', async () => {
  const { backend, client } = await signedIn()
  await new TestClient(backend).allauth('POST', 'auth/webauthn/signup', { email: added })
  await client.allauth('POST', path, { email: added })
  const key = client.code(added)
  expect(await client.allauth('POST', 'auth/email/verify', { key })).toMatchObject({ status: 200 })
})

test('changes are refused with the code of what is wrong', async () => {
  const { backend } = await signedIn()
  const stored = { email: 'stored@example.com', verified: false }
  backend.test.createPerson({ email: 'carl@example.com', addresses: [stored] })
  const client = new TestClient(backend)
  client.resume('carl@example.com')
  const rows: [string, unknown, { status: number }][] = [
    ['POST', {}, refused('required')],
    ['POST', { email: null }, refused('required')],
    ['POST', { email: 'carl' }, refused('invalid')],
    ['POST', { email: 5 }, refused('invalid')],
    ['POST', { email: `${'x'.repeat(250)}@example.com` }, refused('invalid')],
    ['POST', { email: 'CARL@example.com' }, refused('duplicate_email')],
    ['POST', stored, refused('duplicate_email')],
    ['PATCH', { email: stored.email, primary: true }, refused('unverified_primary_email')],
    ['PATCH', { email: 'carl@example.com' }, refused('required', 'primary')],
    ['PATCH', { email: 'carl@example.com', primary: false }, refused('required', 'primary')],
    ['PATCH', { email: own, primary: true }, refused('unknown_email')],
    ['PUT', { email: stored.email }, refused('unknown_email')],
    ['PUT', { email: 'x' }, refused('invalid')],
    ['DELETE', undefined, refused('required')],
    ['DELETE', { email: own }, refused('unknown_email')],
    ['DELETE', { email: 'carl@example.com' }, refused('cannot_remove_primary_email')],
  ]
  for (const [method, body, expected] of rows) {
    expect(
      await client.allauth(method, path, body),
      `${method} ${JSON.stringify(body)}`,
    ).toMatchObject(expected)
  }
  expect(await client.allauth('DELETE', path, stored)).toMatchObject({ status: 200 })
})

test('a visitor neither sees nor changes addresses', async () => {
  const client = new TestClient(await testBackend())
  expect(await client.allauth('GET', path)).toMatchObject({ status: 401 })
  expect(await client.allauth('POST', path, { email: own })).toMatchObject({ status: 409 })
  for (const method of ['PATCH', 'PUT', 'DELETE']) {
    expect(await client.allauth(method, path, { email: 'x' })).toMatchObject({ status: 401 })
  }
})

test('rate limits: ten changes a minute for an account, one mail in ten seconds to an address', async () => {
  const { backend, client } = await signedIn()
  backend.test.limitRates(true)
  expect(await client.allauth('POST', path, { email: added })).toMatchObject({ status: 200 })
  expect(await client.allauth('POST', path, { email: added })).toMatchObject({
    status: 429,
    body: { status: 429 },
  })
  backend.test.clock.advance(10_000)
  expect(await client.allauth('POST', path, { email: added })).toMatchObject({ status: 200 })
  for (let change = 3; change < 10; change += 1) {
    await client.allauth('DELETE', path, { email: 'unknown@example.com' })
  }
  expect(await client.allauth('DELETE', path, { email: 'x' })).toMatchObject({ status: 429 })
  expect(await client.allauth('GET', path)).toMatchObject({ status: 200 })
  backend.test.clock.advance(60_000)
  expect(await client.allauth('DELETE', path, { email: 'x' })).toMatchObject({ status: 400 })
})

test('the language that was chosen last is kept for the mails of an account', async () => {
  const { backend, client } = await signedIn()
  client.cookies.set('django_language', 'nl')
  await client.allauth('GET', 'auth/session')
  const elsewhere = new TestClient(backend)
  await elsewhere.allauth('POST', 'auth/code/request', { email: own })
  expect(backend.test.mails(own).at(-1)?.subject).toContain('Je inlogcode')
  client.cookies.set('django_language', 'en-GB')
  await client.allauth('DELETE', 'auth/session')
  await elsewhere.allauth('POST', 'auth/code/request', { email: own })
  expect(backend.test.mails(own).at(-1)?.subject).toContain('Your login code')
})
