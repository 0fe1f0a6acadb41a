import { expect, test } from 'vitest'
import { AdjustableClock } from '../../clock.ts'
import { ownBackend } from '../../../testing/testBackend.ts'
import { TestClient } from '../../../testing/testClient.ts'
import { RateLimits } from './rateLimits.ts'

/** Sign-ups of one count: more than the limit of one caller. */
const attempts = 24

/**
 * Starts a backend behind proxies. Returns a function that counts how many sign-ups in a row this backend takes, each
 * saying that it came over other addresses. Each count begins without earlier sign-ups.
 */
async function signUpsBehind(proxies: number) {
  const backend = await ownBackend({ proxies })
  return async (forwarded: (index: number) => string) => {
    backend.test.limitRates(true)
    let taken = 0
    for (let index = 0; index < attempts; index += 1) {
      const client = new TestClient(backend)
      const headers = { 'X-Forwarded-For': forwarded(index) }
      const body = { email: `person-${index}@example.com` }
      const answer = await client.allauth('POST', 'auth/webauthn/signup', body, { headers })
      if (answer.status === 401) taken += 1
    }
    return taken
  }
}

test('what a caller writes into X-Forwarded-For does not count, only what the proxies add', async () => {
  const behindNone = await signUpsBehind(0)
  const limit = await behindNone((index) => `10.0.0.${index}`)
  expect(limit).toBeLessThan(attempts)
  const behindOne = await signUpsBehind(1)
  expect(await behindOne((index) => `10.0.0.${index}, 192.0.2.1`)).toBe(limit)
  const behindTwo = await signUpsBehind(2)
  expect(await behindTwo((index) => `10.0.0.${index}, 192.0.2.1, 172.16.0.1`)).toBe(limit)
  expect(await behindTwo((index) => `192.0.2.${index}, 172.16.0.1`)).toBe(attempts)
})

test('all addresses of one /64 are one caller, however they are written', async () => {
  const signUpsTaken = await signUpsBehind(1)
  const limit = await signUpsTaken(() => '2001:db8:0:1::1')
  expect(limit).toBeLessThan(attempts)
  const hex = (index: number) => index.toString(16)
  expect(await signUpsTaken((index) => `2001:db8:0:1:${hex(index)}::5`)).toBe(limit)
  expect(await signUpsTaken((index) => `2001:0DB8::0001:0:0:0:${hex(index + 1)}`)).toBe(limit)
  expect(await signUpsTaken((index) => `2001:db8:0:${hex(index)}::1`)).toBe(attempts)
  expect(await signUpsTaken((index) => `::ffff:192.0.2.${index}`)).toBe(attempts)
  const spellings = ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:0201', '0:0:0:0:0:ffff:c000:201']
  expect(await signUpsTaken((index) => spellings[index % 4] ?? '')).toBe(limit)
})

test('the port that a proxy adds to an address makes no other caller', async () => {
  const signUpsTaken = await signUpsBehind(1)
  const limit = await signUpsTaken(() => '192.0.2.1')
  expect(limit).toBeLessThan(attempts)
  expect(await signUpsTaken((index) => `192.0.2.1:${4711 + index}`)).toBe(limit)
  expect(await signUpsTaken((index) => `[2001:db8::1]:${4711 + index}`)).toBe(limit)
})

test('many callers displace no address whose limit is used up', () => {
  const limits = new RateLimits(new AdjustableClock())
  const perAddress = { count: 1, seconds: 60 }
  const perCaller = { count: 3, seconds: 60 }
  limits.take('mail:anna@example.com', perAddress)
  for (let caller = 0; caller < 25_000; caller += 1) limits.take(`ip:${caller}`, perCaller)
  expect(limits.take('mail:anna@example.com', perAddress)).toBe(false)
})

test('memory of callers is bounded, and freed when their limits are over', async () => {
  const clock = new AdjustableClock()
  const limits = new RateLimits(clock)
  const limit = { count: 3, seconds: 60 }
  for (let caller = 0; caller < 25_000; caller += 1) limits.take(`caller:${caller}`, limit)
  expect(limits.size).toBe(20_000)
  // The latest are still counted.
  limits.take('caller:24999', limit)
  limits.take('caller:24999', limit)
  expect(limits.take('caller:24999', limit)).toBe(false)
  clock.advance(60_000)
  limits.sweep()
  expect(limits.size).toBe(0)
})
