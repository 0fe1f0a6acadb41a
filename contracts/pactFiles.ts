import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { operationAt, type OperationId, optionalOperations } from '@daymark/api/schemas'
import type { Call } from './states.ts'

const root = join(import.meta.dirname, '..')

export const consumer = 'daymark-web'
export const provider = 'daymark-backend'

/** The app's promises about what a backend may lack. To Pact they are those of another consumer, with a pact of its own. */
export const optionalConsumer = `${consumer}-optional`

const fileOf = (name: string) => join(import.meta.dirname, 'pacts', `${name}-${provider}.json`)

/** The pact that is committed, published and verified. */
export const pactFile = fileOf(consumer)

/** The pact of the optional parts. */
export const optionalPactFile = fileOf(optionalConsumer)

/** The folder to which the tests of the consumer write their parts, each file its own. */
export const partsFolder = join(root, '.cache', 'pacts')

/** Returns the settings of the part that a test file writes. */
export const pactOf = (testFile: string) => ({
  consumer: basename(dirname(testFile)) === 'optional' ? optionalConsumer : consumer,
  provider,
  dir: join(partsFolder, basename(testFile, '.pact.test.ts')),
})

export interface Interaction {
  description: string
  providerStates: { name: string; params?: { calls?: Call[] } }[]
  request: {
    method: string
    path: string
    query?: Record<string, string[]>
    body?: { content: unknown }
  }
  response: {
    status: number
    body?: { content: unknown }
    matchingRules?: { body?: Record<string, MatchingRule> }
  }
}
/** How the verifier compares the value at a path; by type, for example. */
export interface MatchingRule {
  matchers: { match: string; rules?: { match: string; regex?: string }[] }[]
}
export interface Pact {
  interactions: Interaction[]
}

/** Returns the operation that an interaction calls, by method and path. */
export const operationOf = ({
  request,
}: {
  request: Pick<Interaction['request'], 'method' | 'path'>
}) => operationAt(request.method, request.path)

/** Returns the calls that the state of an interaction makes before it. */
export const callsOfState = ({ providerStates }: Interaction): Call[] =>
  providerStates.flatMap(({ params }) => params?.calls ?? [])

/** Returns whether an operation only exists where the dashboard names its feature. */
export const isOptional = (id: OperationId) => Object.hasOwn(optionalOperations, id)

/** Reads the committed pact, or another one. */
export const readPact = (file = pactFile): Pact => JSON.parse(readFileSync(file, 'utf8')) as Pact

/** Returns the files that the tests of a consumer wrote. */
const partsOf = (parts: string, of: string) =>
  readdirSync(parts)
    .toSorted()
    .map((name) => join(parts, name, `${of}-${provider}.json`))
    .filter((part) => existsSync(part))

/** Puts the promises of a filtered run together. Returns the files of pacts, in this folder. */
export function collectChosen(folder: string): string[] {
  return [consumer, optionalConsumer]
    .filter((of) => partsOf(partsFolder, of).length > 0)
    .map((of) => {
      const file = join(folder, `chosen-${of}.json`)
      collectPact(partsFolder, file, of)
      return file
    })
}

/** Puts the parts of both pacts together, see `collectPact`. Returns the files that changed. */
export function collectPacts(): string[] {
  const base = collectPact()
  const optional = collectPact(partsFolder, optionalPactFile, optionalConsumer)
  return [...(base.changed ? [pactFile] : []), ...(optional.changed ? [optionalPactFile] : [])]
}

/**
 * Puts the parts that the tests of a consumer wrote together into one pact file. Throws when two
 * interactions are called the same. Returns whether the file changed.
 */
export function collectPact(
  parts = partsFolder,
  file = pactFile,
  of = consumer,
): { changed: boolean } {
  const pacts = partsOf(parts, of).map(readPact)
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
