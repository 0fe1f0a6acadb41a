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
import { ownBackend, temporaryFolder } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'
import { testProcess } from '../testing/testProcess.ts'

const email = 'anna@example.com'
const data = Buffer.from('\x89PNG\r\n\x1a\n12345678', 'latin1').toString('base64')

/** Returns a data folder with two images of one person, used by no process. */
async function folderWithImages() {
  const dataDir = temporaryFolder()
  const backend = await ownBackend({ dataDir })
  new TestClient(backend).signInAs(email)
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

test.each([
  ['is missing', (file: string) => rmSync(file)],
  ['is an empty file', (file: string) => writeFileSync(file, '')],
])(
  'where the database %s but images are there, a start refuses and keeps them',
  async (_, spoil) => {
    const { dataDir, images, database } = await folderWithImages()
    spoil(database)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { exited, output } = await testProcess(dataDir)
      expect(await exited).toBe(1)
      expect(output()).toContain('Restore a backup')
      expect(output().trim().split('\n')).toHaveLength(1)
    }
    expect(images()).toHaveLength(2)
  },
)

test('with images and an empty database a start refuses and keeps them', async () => {
  const { dataDir, images, database } = await folderWithImages()
  rmSync(database)
  const empty = temporaryFolder()
  await (await ownBackend({ dataDir: empty })).stop()
  copyFileSync(path.join(empty, 'daymark.sqlite'), database)
  const { exited, output } = await testProcess(dataDir)
  expect(await exited).toBe(1)
  expect(output()).toContain('is missing or empty')
  expect(images()).toHaveLength(2)
})

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
