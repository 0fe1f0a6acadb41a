import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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
