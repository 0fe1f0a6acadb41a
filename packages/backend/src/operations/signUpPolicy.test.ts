import { expect, test } from 'vitest'
import { ownBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

test('where sign-up is closed no account begins, nothing is mailed, and the page can know it', async () => {
  const backend = await ownBackend({ signUp: 'closed' })
  const client = new TestClient(backend)
  const { headers } = await client.session()
  expect(headers.get('X-Daymark-Sign-Up')).toBe('closed')
  expect((await client.beginSignUp('anna@example.com')).status).toBe(403)
  expect(backend.test.mails()).toEqual([])
  backend.test.createPerson({ email: 'bert@example.com' })
  expect(await client.signInByCode('bert@example.com')).toMatchObject({ status: 200 })
})

test.each(['anna@example.com', ' ANNA@example.com ', 'bert@example.org'])(
  'an invited address signs up: %s',
  async (email) => {
    const invited = ['anna@example.com', 'example.org']
    const client = new TestClient(await ownBackend({ signUp: 'invited', invited }))
    await client.beginSignUp(email)
    const answer = await client.verify(client.code(email.trim().toLowerCase()))
    expect(answer.text).toContain('mfa_signup_webauthn')
  },
)

test.each([
  { signUp: 'closed', invited: [] },
  { signUp: 'invited', invited: ['example.org'] },
] as const)(
  'an address without an account that may have none is mailed no invitation to sign up: $signUp',
  async ({ signUp, invited }) => {
    const backend = await ownBackend({ signUp, invited: [...invited] })
    backend.test.createPerson({ email: 'bert@example.com' })
    const answers = []
    for (const email of ['eve@example.com', 'bert@example.com']) {
      const client = new TestClient(backend)
      const { status, body } = await client.askForCode(email)
      answers.push({ status, body })
    }
    expect(answers[0]).toEqual(answers[1])
    const mail = backend.test.mails('eve@example.com').at(-1)
    expect(mail?.subject).toContain('No account')
    expect(mail?.text).toContain('/account/login/code')
    expect(mail?.text).not.toContain('/account/signup')
    if (invited.length === 0) return
    await new TestClient(backend).askForCode('anna@example.org')
    expect(backend.test.mails('anna@example.org').at(-1)?.text).toContain('/account/signup/passkey')
  },
)

test('an address that is not invited gets the same answers, an e-mail that says so, and no account', async () => {
  const backend = await ownBackend({ signUp: 'invited', invited: ['example.org'] })
  const [invited, others] = [new TestClient(backend), new TestClient(backend)]
  const other = 'eve@sub.example.org'
  const answers = async (client: TestClient, email: string) => {
    const begun = await client.beginSignUp(email)
    const session = await client.session()
    const wrong = await client.verify('CDFGHJ')
    const again = await client.allauth('POST', 'auth/email/verify/resend')
    return [begun, session, wrong, again].map(({ status, body }) => ({ status, body }))
  }
  expect(await answers(others, other)).toEqual(await answers(invited, 'anna@example.org'))
  const mail = backend.test.mails(other).at(-1)
  expect(mail?.code).toBeNull()
  expect(mail?.subject).toContain('by invitation only')
  // The address is free: it has no account that waits.
  const login = new TestClient(backend)
  await login.askForCode(other)
  expect(backend.test.mails(other).at(-1)?.subject).toContain('No account')
})

test('a person who has an account needs no invitation, with or without a passkey', async () => {
  const backend = await ownBackend({ signUp: 'invited', invited: ['carla@example.com'] })
  const subjectFor = async (email: string) => {
    await new TestClient(backend).beginSignUp(email)
    return backend.test.mails(email).at(-1)?.subject
  }
  backend.test.createPerson({ email: 'bert@example.com' })
  expect(await subjectFor('bert@example.com')).toContain('Verify your e-mail address')
  await new TestClient(backend).signUp('carla@example.com')
  expect(await subjectFor('carla@example.com')).toContain('already have an account')
})
