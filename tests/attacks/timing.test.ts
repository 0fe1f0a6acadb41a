import { expect, test } from 'vitest'
import { testBackend } from '../../packages/backend/testing/testBackend.ts'
import { TestClient } from '../../packages/backend/testing/testClient.ts'

const rounds = 400

/** Returns how often a time of the one is longer than a time of the other. 0.5 tells nothing. */
function areaUnderCurve(ones: readonly number[], others: readonly number[]): number {
  let longer = 0
  for (const one of ones) for (const other of others) longer += one > other ? 1 : 0
  return longer / (ones.length * others.length)
}

test.each(['auth/webauthn/signup', 'auth/code/request'])(
  'how long an answer of %s takes does not tell who has an account',
  async (path) => {
    const backend = await testBackend()
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let index = 0; index < rounds; index += 1) {
      const known = `known-${index}@example.com`
      backend.test.createPerson({ email: known, passkeys: [{ name: 'Laptop' }] })
      const order = [
        ['known', known],
        ['unknown', `unknown-${index}@example.com`],
      ] as const
      for (const [kind, email] of index % 2 ? order : order.toReversed()) {
        const client = new TestClient(backend)
        await client.call('GET', '/api/v1/csrf/')
        const start = performance.now()
        await client.allauth('POST', path, { email })
        times[kind].push(performance.now() - start)
      }
    }
    const area = areaUnderCurve(times.known, times.unknown)
    // Five standard errors of so many times: a busy machine is not taken for a leak.
    expect(Math.abs(area - 0.5)).toBeLessThan(0.1)
  },
  // Eight hundred answers, each at a fixed time at the earliest, take a busy machine minutes.
  300_000,
)
