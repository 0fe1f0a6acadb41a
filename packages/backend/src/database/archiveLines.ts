import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** The longest line of an archive, in characters. The longest that an export writes has an image of 10 MiB as base64. */
export const longestLine = 16 * 1_048_576

/**
 * Returns the lines of a packed file. Throws where it is damaged or cut off, and at a line that is too long: no more than
 * that is in memory, however small the file is.
 */
export async function* linesOf(archive: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  const source = pipeline(createReadStream(archive), unpacked)
  // The loop below throws the same error.
  source.catch(() => {})
  let begun = ''
  for await (const text of unpacked.setEncoding('utf8') as AsyncIterable<string>) {
    const [first = '', ...others] = text.split('\n')
    if (begun.length + first.length > longestLine) throw new Error('the line is too long')
    const rest = others.pop()
    if (rest === undefined) {
      begun += first
      continue
    }
    yield begun + first
    yield* others
    begun = rest
  }
  if (begun !== '') yield begun
}
