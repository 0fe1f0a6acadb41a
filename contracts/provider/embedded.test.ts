import { expect, test } from 'vitest'
import { verifyPact } from './verify.ts'
import { handlersFor, withBackend } from './embedded/verifyEmbedded.ts'

test('the embedded backend keeps every promise', async () => {
  await withBackend(async (backend) => {
    const verification = verifyPact({
      providerBaseUrl: backend.origin,
      stateHandlers: handlersFor(backend),
    })
    await expect(verification).resolves.toBeDefined()
  })
}, 180_000)
