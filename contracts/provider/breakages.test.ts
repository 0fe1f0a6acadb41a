import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Interaction, readPact } from '../pactFiles.ts'
import { accountBreakages } from './breakages/accounts.ts'
import type { Breakage } from './breakages/breakage.ts'
import { contentBreakages } from './breakages/contents.ts'
import { brokenBackend } from './breakages/proxy.ts'
import { withBackend } from './embedded/withBackend.ts'
import { verifyPact } from './verify.ts'

// A pact is worth what it notices. Each of these backends does one thing wrong; the promises about it fail, by name,
// and not so many that nobody would see which one it was.

const pact = readPact()
const folder = mkdtempSync(join(tmpdir(), 'daymark-breakages-'))
const table: Record<string, { failed: number; named: string | undefined }> = {}

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  console.table(table)
})

/** The promises that a breakage can reach: by their call, or by those that their state makes. */
function reached({ concerns, spoilsStates }: Breakage): Interaction[] {
  return pact.interactions.filter(
    ({ request, providerStates }) =>
      concerns(request) ||
      (spoilsStates && providerStates.some(({ params }) => params?.calls?.some(concerns))),
  )
}

test.concurrent.for([...contentBreakages, ...accountBreakages])(
  'is noticed: $what',
  { timeout: 120_000 },
  async (breakage) => {
    const { what, named, concerns, breaks } = breakage
    const file = join(folder, `${what.replaceAll(/\W+/g, '-')}.json`)
    writeFileSync(file, JSON.stringify({ ...pact, interactions: reached(breakage) }))
    const { failures } = await withBackend(
      ({ origin, statesUrl }) => verifyPact(origin, statesUrl, file),
      (origin) => brokenBackend(origin, concerns, breaks),
    )
    const failed = Object.keys(failures)
    table[what] = { failed: failed.length, named: failed.find((one) => named.test(one)) }
    expect(failed).toContainEqual(expect.stringMatching(named))
    expect(failed.length).toBeLessThanOrEqual(20)
  },
)
