import { expect, test } from 'vitest'
import { signedIn, testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

const day = 86_400_000
const email = 'anna@example.com'

test('a login code does not live on when the clock is put back a day', async () => {
  const backend = await testBackend()
  backend.test.createPerson({ email })
  const client = new TestClient(backend)
  await client.askForCode(email)
  backend.test.clock.advance(-day)
  expect(await client.confirmCode(client.code(email))).toMatchObject({ status: 409 })
  backend.test.clock.advance(day)
  expect(await client.confirmCode(client.code(email))).toMatchObject({ status: 409 })
})

test('a clock that is corrected by a few seconds ends no login', async () => {
  const backend = await testBackend()
  backend.test.createPerson({ email })
  const client = new TestClient(backend)
  await client.askForCode(email)
  backend.test.clock.advance(-5000)
  expect(await client.confirmCode(client.code(email))).toMatchObject({ status: 200 })
})

test.each([30_000, day])('after the clock was put back %i ms a new key can be had', async (ms) => {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.beginSignUp(email)
  backend.test.clock.advance(-ms)
  backend.test.clearMails()
  const again = await client.allauth('POST', 'auth/email/verify/resend')
  // After a day the sign-up is over, and can be begun again.
  expect(again.status).toBe(ms === day ? 409 : 200)
  if (ms === day) await client.beginSignUp(email)
  const answer = await client.verify(client.code(email))
  expect(answer.text).toContain('mfa_signup_webauthn')
})

test('an upload URL does not live on when the clock is put back a day', async () => {
  const { backend, client } = await signedIn()
  const { fileUploadURL } = await client.announceImage()
  backend.test.clock.advance(-day)
  expect((await client.sendImage(fileUploadURL)).status).toBe(403)
})

test('a challenge of the login page does not live on when the clock is put back a day', async () => {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.signUp(email)
  await client.logOut()
  const options = await client.requestOptions('auth/webauthn/login')
  backend.test.clock.advance(-day)
  const credential = client.authenticator.get(options)
  const answer = await client.allauth('POST', 'auth/webauthn/login', { credential })
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'incorrect_code' }] } })
  expect((await client.signInByPasskey()).status).toBe(200)
})
