import { afterAll, expect, test } from 'vitest'
import { testedKinds } from '@daymark/backend/testing/kinds/index.ts'
import type { Interaction } from '../pactFiles.ts'
import { accountBreakages } from './breakages/accounts.ts'
import type { Breakage } from './breakages/breakage.ts'
import { contentBreakages } from './breakages/contents.ts'
import { brokenBackend } from './breakages/proxy.ts'
import { withBackend } from './embedded/withBackend.ts'
import { verifyPact } from './verify.ts'

// A pact is worth what it notices. Each of these backends does one thing wrong; the promises about it fail, by name,
// and at most ten for each kind of module, so that the broken one is easy to find.

const table: Record<string, { failed: number; named: string | undefined }> = {}

afterAll(() => console.table(table))

/** Whether a breakage can reach a promise: by its call, or by those that its state makes. */
const isReachedBy =
  ({ concerns, spoilsStates }: Breakage) =>
  ({ request, providerStates }: Interaction): boolean =>
    concerns(request) ||
    (spoilsStates === true &&
      providerStates.some(({ params }) => params?.calls?.some(concerns) ?? false))

test.concurrent.for([...contentBreakages, ...accountBreakages])(
  'is noticed: $what',
  { timeout: 60_000 * testedKinds.length },
  async (breakage) => {
    const { what, named, concerns, breaks } = breakage
    const isWanted = isReachedBy(breakage)
    const { failures } = await withBackend(
      ({ origin, statesUrl }) => verifyPact(origin, statesUrl, { isWanted }),
      (origin) => brokenBackend(origin, concerns, breaks),
    )
    const failed = Object.keys(failures)
    table[what] = { failed: failed.length, named: failed.find((one) => named.test(one)) }
    expect(failed).toContainEqual(expect.stringMatching(named))
    expect(failed.length).toBeLessThanOrEqual(10 * testedKinds.length)
  },
)
