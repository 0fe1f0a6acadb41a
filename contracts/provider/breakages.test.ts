import { afterAll, expect, test } from 'vitest'
import { testedKinds } from '@daymark/backend/testing/kinds/index.ts'
import { type Interaction, optionalPactFile, pactFile } from '../pactFiles.ts'
import { accountBreakages } from './breakages/accounts.ts'
import type { Breakage } from './breakages/breakage.ts'
import { contentBreakages } from './breakages/contents.ts'
import { harmlessDifferences } from './breakages/harmless.ts'
import { historyBreakages } from './breakages/history.ts'
import { limitBreakages } from './breakages/limits.ts'
import { optionalBreakages } from './breakages/optional.ts'
import { optionalLimitBreakages } from './breakages/optionalLimits.ts'
import { brokenBackend } from './breakages/proxy.ts'
import { withBackend } from './embedded/withBackend.ts'
import { verifyPact } from './verify.ts'

// A pact is worth what it notices. Each of these backends does one thing wrong; the promises about it fail, by name,
// and few others, so that the broken one is easy to find.

const table: Record<string, { failed: number; first: string | undefined }> = {}

afterAll(() => console.table(table))

/** Whether a breakage can reach a promise: by its call, or by those that its state makes. */
const isReachedBy =
  ({ concerns, spoilsStates, inState }: Omit<Breakage, 'named'>) =>
  ({ request, providerStates }: Interaction): boolean =>
    concerns(request) ||
    providerStates.some(({ name }) => name === inState) ||
    (spoilsStates === true &&
      providerStates.some(({ params }) => params?.calls?.some(concerns) ?? false))

const base = [...contentBreakages, ...limitBreakages, ...historyBreakages, ...accountBreakages]
const optional = [...optionalBreakages, ...optionalLimitBreakages]

test.concurrent.for([
  ...base.map((breakage) => ({ ...breakage, pact: pactFile })),
  ...optional.map((breakage) => ({ ...breakage, pact: optionalPactFile })),
])(
  'is noticed: $what',
  { timeout: 150_000 * testedKinds.length },
  async ({ pact, ...breakage }) => {
    const { what, named, concerns, breaks, most = 12 } = breakage
    const isWanted = isReachedBy(breakage)
    const { failures } = await withBackend(
      ({ origin, statesUrl }) => verifyPact(origin, statesUrl, { pact, isWanted }),
      (origin) => brokenBackend(origin, concerns, breaks),
    )
    const failed = Object.keys(failures)
    table[what] = { failed: failed.length, first: failed[0] }
    for (const one of named instanceof RegExp ? [named] : named) {
      expect(failed).toContainEqual(expect.stringMatching(one))
    }
    expect(failed.length).toBeLessThanOrEqual(most * testedKinds.length)
  },
)

test.concurrent.for(harmlessDifferences)(
  'is not noticed, because it does no harm: $what',
  { timeout: 150_000 * testedKinds.length },
  async (difference) => {
    const { failures, wanted } = await withBackend(
      ({ origin, statesUrl }) =>
        verifyPact(origin, statesUrl, { isWanted: isReachedBy(difference) }),
      (origin) => brokenBackend(origin, difference.concerns, difference.breaks),
    )
    expect(wanted).toBeGreaterThan(0)
    expect(failures).toEqual({})
  },
)
