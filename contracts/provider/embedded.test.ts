import { expect, test } from 'vitest'
import { withBackend } from './embedded/withBackend.ts'
import { verifyPact } from './verify.ts'

test('the embedded backend keeps every promise', async () => {
  const { failures, wanted, replayed } = await withBackend(({ origin, statesUrl }) =>
    verifyPact(origin, statesUrl),
  )
  expect(failures).toEqual({})
  expect(replayed).toBe(wanted)
}, 300_000)
