import { expect, test } from 'vitest'
import { ownBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

/** How many of forty sign-ups in a row are taken, each saying that it came over other addresses. */
async function signUpsTaken(proxies: number, forwarded: (index: number) => string) {
  const backend = await ownBackend({ proxies })
  backend.test.limitRates(true)
  let taken = 0
  for (let index = 0; index < 40; index += 1) {
    const client = new TestClient(backend)
    const headers = { 'X-Forwarded-For': forwarded(index) }
    const body = { email: `person-${index}@example.com` }
    const answer = await client.allauth('POST', 'auth/webauthn/signup', body, { headers })
    if (answer.status === 401) taken += 1
  }
  return taken
}

test('what a caller writes into X-Forwarded-For does not count, only what the proxies add', async () => {
  const limit = await signUpsTaken(0, (index) => `10.0.0.${index}`)
  expect(limit).toBeLessThan(40)
  expect(await signUpsTaken(1, (index) => `10.0.0.${index}, 192.0.2.1`)).toBe(limit)
  expect(await signUpsTaken(2, (index) => `10.0.0.${index}, 192.0.2.1, 172.16.0.1`)).toBe(limit)
  expect(await signUpsTaken(2, (index) => `192.0.2.${index}, 172.16.0.1`)).toBe(40)
})
