import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Interaction, readPact } from '../pactFiles.ts'

/** Calls `work` with the file of a pact that has only the interactions that are wanted, and how many. */
export async function withPartOfPact<T>(
  isWanted: (interaction: Interaction) => boolean,
  work: (file: string, amount: number) => Promise<T>,
): Promise<T> {
  const pact = readPact()
  const interactions = pact.interactions.filter(isWanted)
  const folder = mkdtempSync(join(tmpdir(), 'daymark-part-of-pact-'))
  const file = join(folder, 'pact.json')
  writeFileSync(file, JSON.stringify({ ...pact, interactions }))
  try {
    return await work(file, interactions.length)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
