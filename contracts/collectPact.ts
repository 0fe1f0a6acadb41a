import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { consumer, pactFile, partsFolder, provider, readPact } from './pactFiles.ts'

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
