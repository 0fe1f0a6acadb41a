import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { png } from '../../testing/images.ts'
import { ownBackend, signedIn, temporaryFolder } from '../../testing/testBackend.ts'

const email = 'anna@example.com'
const data = Buffer.from(png).toString('base64')

/** Returns a data folder with two images of one person, used by no process. */
async function folderWithImages() {
  const dataDir = temporaryFolder()
  const { backend } = await signedIn({ dataDir })
  const image = { fileName: 'cat.png', data }
  const options = [
    { name: 'Cat', image },
    { name: 'Dog', image },
  ]
  backend.test.seed(email, { inspiration: [{ name: 'Art', options }] })
  await backend.stop()
  const images = () =>
    readdirSync(path.join(dataDir, 'uploads'), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  expect(images()).toHaveLength(2)
  return { dataDir, images, database: path.join(dataDir, 'daymark.sqlite') }
}

/** Puts the database of a backend that no one has used in the place of another one. */
async function putEmptyDatabase(file: string): Promise<void> {
  const dataDir = temporaryFolder()
  await (await ownBackend({ dataDir })).stop()
  copyFileSync(path.join(dataDir, 'daymark.sqlite'), file)
}

test.for([
  ['is missing', (file: string) => rmSync(file)],
  ['is an empty file', (file: string) => writeFileSync(file, '')],
  ['has no accounts', putEmptyDatabase],
] as const)(
  'where the database %s but images are there, a start refuses and keeps them',
  async ([, spoil]) => {
    const { dataDir, images, database } = await folderWithImages()
    await spoil(database)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(ownBackend({ dataDir })).rejects.toThrow(
        /^.*is missing or empty. Restore a backup.*$/,
      )
    }
    expect(images()).toHaveLength(2)
  },
)

test('an unknown file waits for a day in a folder of its own', async () => {
  const { dataDir, images } = await folderWithImages()
  writeFileSync(path.join(dataDir, 'uploads', 'stranger'), 'x')
  const aside = path.join(dataDir, 'uploads', 'unknown', 'stranger')
  const backend = await ownBackend({ dataDir })
  expect(images()).not.toContain('stranger')
  backend.test.clock.advance(23 * 3_600_000)
  backend.test.tidy()
  expect(existsSync(aside)).toBe(true)
  backend.test.clock.advance(2 * 3_600_000)
  backend.test.tidy()
  expect(existsSync(aside)).toBe(false)
  expect(images()).toHaveLength(2)
})

test('an image that is known again comes back', async () => {
  const { dataDir, images } = await folderWithImages()
  const [name = ''] = images()
  mkdirSync(path.join(dataDir, 'uploads', 'unknown'))
  const from = path.join(dataDir, 'uploads', name)
  renameSync(from, path.join(dataDir, 'uploads', 'unknown', name))
  await ownBackend({ dataDir })
  expect(images()).toContain(name)
})

test('a folder among the images, as a mounted disk has, is left alone', async () => {
  const { dataDir, images } = await folderWithImages()
  mkdirSync(path.join(dataDir, 'uploads', 'lost+found'))
  await ownBackend({ dataDir })
  expect(existsSync(path.join(dataDir, 'uploads', 'lost+found'))).toBe(true)
  expect(images()).toHaveLength(2)
})
