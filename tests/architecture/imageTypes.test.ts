import { expect, test } from 'vitest'
import { imageTypes } from '../../packages/api/src/generated/constants.ts'
import { codeIn, listFiles, read } from './sources.ts'

const parts = codeIn('src', 'packages')

/** The files that name a type of image, and why. */
const imageTypesNamed = {
  // How each type begins; a missing one does not compile.
  'packages/api/src/imageTypes.ts': Object.keys(imageTypes).toSorted(),
  // What the seeds call bytes of no type.
  'packages/backend/src/seed/image.ts': ['image/png'],
  // What an image becomes that the server would not take.
  // Its size has a reader of its own.
  'packages/backend/src/uploads/imageFault.ts': ['image/jpeg'],
  // What the picture of a year is.
  'src/features/daily-todos/history/year/shareYear.ts': ['image/png'],
  'src/features/inspiration/imageToSend.ts': ['image/jpeg'],
}

test('the accepted types of images are in the description: the app, the server and the messages read it there', () => {
  const types = new RegExp(Object.keys(imageTypes).join('|'), 'g')
  const found = parts.flatMap((file): [string, string[]][] => {
    const inFile = new Set(read(file).match(types))
    return inFile.size > 0 ? [[file, [...inFile].toSorted()]] : []
  })
  expect(Object.fromEntries(found)).toEqual(imageTypesNamed)
  const labels = new RegExp(`\\b(${Object.values(imageTypes).join('|')})\\b`, 'i')
  const texts = listFiles('src').filter((file) => file.endsWith('.json'))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((file) => labels.test(read(file)))).toEqual([])
})
