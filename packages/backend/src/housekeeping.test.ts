import { expect, test } from 'vitest'
import { testBackend } from './testing/testBackend.ts'
import { TestClient } from './testing/testClient.ts'

const week = 7 * 86_400_000

test('a sign-up that was never confirmed is forgotten after a week, an account never', async () => {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.allauth('POST', 'auth/webauthn/signup', { email: 'left@example.com' })
  backend.test.createPerson({ email: 'anna@example.com' })
  backend.test.clock.advance(week + 1)
  backend.test.tidy()
  expect(() => backend.test.signIn('left@example.com')).toThrow('Nobody has')
  expect(backend.test.signIn('anna@example.com').sessionid).toHaveLength(32)
})

test('a session ends two weeks after its last change', async () => {
  const backend = await testBackend()
  backend.test.clock.set(Date.now())
  const client = new TestClient(backend)
  client.signInAs('anna@example.com')
  backend.test.clock.advance(2 * week - 1)
  backend.test.tidy()
  expect(await client.allauth('GET', 'auth/session')).toMatchObject({ status: 200 })
  backend.test.clock.advance(1)
  const answer = await client.allauth('GET', 'auth/session')
  expect(answer.status).toBe(401)
  expect(client.cookies.has('sessionid')).toBe(false)
})
