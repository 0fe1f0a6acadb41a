import { expect, test } from 'vitest'
import { interactionsAbout } from '../coverage.ts'
import { readPact } from '../pactFiles.ts'
import { renamingProxy } from './embedded/renamingProxy.ts'
import { withBackend } from './embedded/withBackend.ts'
import { verifyPact } from './verify.ts'

const patience = 300_000
const pact = readPact()

test(
  'the embedded backend keeps every promise',
  () =>
    withBackend(async ({ origin, statesUrl }) => {
      const { failures, replayed } = await verifyPact(origin, statesUrl)
      expect(failures).toEqual({})
      expect(replayed).toBe(pact.interactions.length)
    }),
  patience,
)

// One field of each API.
test.each(['pageCount', 'is_pending'])(
  'a provider that calls %s otherwise fails in the promises about it, and in no other',
  (field) =>
    withBackend(async ({ origin, statesUrl }) => {
      const proxy = await renamingProxy(origin, field, 'renamed')
      const { failures } = await verifyPact(proxy.origin, statesUrl)
      proxy.close()
      expect(Object.keys(failures).toSorted()).toEqual(interactionsAbout(pact, field).toSorted())
      for (const messages of Object.values(failures)) expect(messages.join()).toContain(field)
    }),
  patience,
)
