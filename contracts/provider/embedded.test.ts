import { expect, test } from 'vitest'
import { optionalPactFile, pactFile } from '../pactFiles.ts'
import { withBackend } from './embedded/withBackend.ts'
import { verifyPact } from './verify.ts'

// A run of a few promises names the files with only those.
const chosen = process.env['DAYMARK_PACTS']?.split(',')

test.for(chosen ?? [pactFile, optionalPactFile])(
  'the embedded backend keeps every promise of %s',
  { timeout: 300_000 },
  async (pact) => {
    const { failures, wanted, replayed } = await withBackend(({ origin, statesUrl }) =>
      verifyPact(origin, statesUrl, { pact }),
    )
    expect(failures).toEqual({})
    expect(replayed).toBe(wanted)
  },
)
