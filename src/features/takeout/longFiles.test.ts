import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { BrokenFile } from '../../ui/module-kind/takeout.ts'
import { loadTakeouts } from './fileFormat.ts'
import { readModules } from './readFile.ts'

const kinds = await loadTakeouts()

const signs = ['', ...'\t "\',;|-*#[](){}<>x1.:=\\/\0\u200B☐•\u2028é']

// A reader that goes over a file again for each of its lines would take minutes: the time limit of a test notices it.

const inZip = (file: string) => (text: string) =>
  zipSync({ [file]: strToU8(text), '001 Walk/Checkmarks.csv': strToU8(text) })

const forms: readonly [name: string, wrap: (text: string) => BlobPart][] = [
  ['walk.txt', (text) => text],
  ['walk.txt', (text) => `Walk\n${text}Run\n`],
  ['walk.csv', (text) => `Walk\n${text}Run\n`],
  ['walk.json', (text) => text],
  ['walk.json', (text) => JSON.stringify({ habits: [{ name: 'Walk', records: [{ day: text }] }] })],
  ['loop.zip', inZip('Habits.csv')],
]

/** Returns what came of a file, or the error that no file may cause. */
const outcomeOf = (file: File): Promise<unknown> =>
  readModules(file, kinds).then(
    () => 'read',
    (error: unknown) => (error instanceof BrokenFile ? 'refused' : error),
  )

for (const sign of signs) {
  test(`files with 100,000 lines of ${JSON.stringify(sign)} are read or refused`, async () => {
    for (const [name, wrap] of forms) {
      for (const end of ['\n', '']) {
        const file = new File([wrap(`${sign}${end}`.repeat(100_000))], name)
        // oxlint-disable-next-line no-await-in-loop -- one file after the other
        expect(['read', 'refused']).toContain(await outcomeOf(file))
      }
    }
  })
}

test('lines of two signs in turn are read or refused, however long they are', async () => {
  for (const first of signs) {
    for (const second of [' ', '\t', '"', '-', '|', ']']) {
      const file = new File([`Walk\n${(first + second).repeat(50_000)}\nRun`], 'walk.txt')
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      expect(['read', 'refused']).toContain(await outcomeOf(file))
    }
  }
})
