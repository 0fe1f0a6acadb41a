import type { EmailAddressesAnswer } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { signedIn } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

const own = 'anna@example.com'
const added = 'anna@work.example'
const path = 'account/email'

test('an added address waits for its key, becomes primary, and the old one can go', async () => {
  const { client } = await signedIn()
  expect(await client.allauth('POST', path, { email: added })).toMatchObject({
    status: 200,
    body: { data: [{ email: own }, { email: added, verified: false, primary: false }] },
  })
  expect((await client.session()).text).not.toContain('flows')
  const key = client.code(added)
  expect(await client.verify(key)).toMatchObject({ status: 200 })
  expect(await client.verify(key)).toMatchObject({ status: 409 })
  await client.allauth('PATCH', path, { email: added, primary: true })
  expect(await client.allauth('DELETE', path, { email: own })).toMatchObject({
    status: 200,
    body: { data: [{ email: added, verified: true, primary: true }] },
  })
  expect(await client.session()).toMatchObject({
    body: { data: { user: { email: added, username: 'anna' } } },
  })
})

test('an address that waits for its key can be removed, and its key is wrong then', async () => {
  const { client } = await signedIn()
  await client.allauth('POST', path, { email: added })
  expect(await client.allauth('DELETE', path, { email: added.toUpperCase() })).toMatchObject({
    status: 200,
    body: { data: [{ email: own }] },
  })
  const key = client.code(added)
  expect(await client.verify(key)).toMatchObject({ status: 409 })
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
    expect(await client.verify(first)).toMatchObject({ status: 400 })
    expect(await client.verify(second)).toMatchObject({ status: 200 })
  },
)

test('without an address that waits there is no mail to send again', async () => {
  const { client } = await signedIn()
  const where = 'auth/email/verify/resend'
  expect(await client.allauth('POST', where)).toMatchObject({ status: 409 })
})

test('an unconfirmed sign-up does not keep an address from its owner', async () => {
  const { backend, client } = await signedIn()
  await new TestClient(backend).beginSignUp(added)
  await client.allauth('POST', path, { email: added })
  const key = client.code(added)
  expect(await client.verify(key)).toMatchObject({ status: 200 })
})

test('an address of more than 254 characters is not one', async () => {
  const { client } = await signedIn()
  const email = `${'x'.repeat(250)}@example.com`
  expect(await client.allauth('POST', path, { email })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'invalid', param: 'email' }] },
  })
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
  await client.session()
  const elsewhere = new TestClient(backend)
  await elsewhere.askForCode(own)
  expect(backend.test.mails(own).at(-1)?.subject).toContain('Je inlogcode')
  client.cookies.set('django_language', 'en-GB')
  await client.logOut()
  await elsewhere.askForCode(own)
  expect(backend.test.mails(own).at(-1)?.subject).toContain('Your login code')
})

test('sixteen sessions that prove an address each leave an account with ten', async () => {
  const { backend, client } = await signedIn()
  const others = Array.from({ length: 16 }, (_, index) => ({
    email: `anna${index}@example.com`,
    session: new TestClient(backend),
  }))
  for (const { email, session } of others) {
    session.resume(own)
    expect((await session.allauth('POST', path, { email })).status).toBe(200)
  }
  const answers = []
  for (const { email, session } of others) answers.push(await session.verify(session.code(email)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(answers.at(-1)).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'max_email_addresses', param: 'key' }] },
  })
  const { body } = await client.allauth('GET', path)
  expect((body as EmailAddressesAnswer).data).toHaveLength(10)
})

test('an address that two sessions of one person prove is theirs once', async () => {
  const { backend, client } = await signedIn()
  const elsewhere = new TestClient(backend)
  elsewhere.resume(own)
  for (const session of [client, elsewhere]) {
    await session.allauth('POST', path, { email: added })
    backend.test.clock.advance(10_000)
  }
  const keys = backend.test.mails(added).map(({ code }) => code)
  expect(await client.verify(keys[0])).toMatchObject({ status: 200 })
  expect(await elsewhere.verify(keys[1])).toMatchObject({ status: 200 })
  const { body } = await client.allauth('GET', path)
  expect((body as EmailAddressesAnswer).data.map(({ email }) => email)).toEqual([own, added])
})
