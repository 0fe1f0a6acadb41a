import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Call } from './states.ts'

const root = join(import.meta.dirname, '..')

export const consumer = 'daymark-web'
export const provider = 'daymark-backend'

/** The pact that is committed, published and verified. */
export const pactFile = join(import.meta.dirname, 'pacts', `${consumer}-${provider}.json`)

/** The folder to which the tests of the consumer write their parts, each file its own. */
export const partsFolder = join(root, '.cache', 'pacts')

/** Returns the settings of the part that a test file writes. */
export const pactOf = (testFile: string) => ({
  consumer,
  provider,
  dir: join(partsFolder, basename(testFile, '.pact.test.ts')),
})

export interface Interaction {
  description: string
  providerStates: { params?: { calls?: Call[] } }[]
  request: { method: string; path: string }
  response: { status: number; body?: { content: unknown } }
}
export interface Pact {
  interactions: Interaction[]
}

/** Reads the committed pact, or another one. */
export const readPact = (file = pactFile): Pact => JSON.parse(readFileSync(file, 'utf8')) as Pact

/**
 * Puts the parts that the tests of the consumer wrote together into the one pact file. Throws when two
 * interactions are called the same. Resolves with whether the file changed.
 */
export function collectPact(parts = partsFolder, file = pactFile): { changed: boolean } {
  const pacts = readdirSync(parts)
    .toSorted()
    .map((name) => readPact(join(parts, name, `${consumer}-${provider}.json`)))
  const [first] = pacts
  if (!first) throw new Error(`No pacts in ${parts}`)
  const interactions = pacts
    .flatMap((pact) => pact.interactions)
    .toSorted((a, b) => (a.description < b.description ? -1 : 1))
  const twice = interactions.find((one, i) => one.description === interactions[i + 1]?.description)
  if (twice) throw new Error(`Two interactions are called "${twice.description}"`)

  const text = `${JSON.stringify({ ...first, interactions }, undefined, 2)}\n`
  const changed = !existsSync(file) || readFileSync(file, 'utf8') !== text
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return { changed }
}
