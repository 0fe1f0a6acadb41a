import { expect, test } from 'vitest'
import { readPact } from '../pactFiles.ts'
import { withBackend } from './embedded/withBackend.ts'
import { verifyPact } from './verify.ts'

test('the embedded backend keeps every promise', async () => {
  const { failures, replayed } = await withBackend(({ origin, statesUrl }) =>
    verifyPact(origin, statesUrl),
  )
  expect(failures).toEqual({})
  expect(replayed).toBe(readPact().interactions.length)
}, 300_000)
