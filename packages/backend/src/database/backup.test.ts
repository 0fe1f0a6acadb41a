import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { damagedDatabase } from '../../testing/damagedDatabase.ts'
import { ownBackend, signedIn, temporaryFolder } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'
import { testProcess } from '../../testing/testProcess.ts'
import { Database } from './database.ts'

const email = 'anna@example.com'

/** Runs the program with flags on a data folder until it ends. */
async function run(dataDir: string, ...flags: string[]) {
  const { exited, output } = await testProcess(dataDir, {}, { flags })
  return { code: await exited, output: output() }
}

async function listOptions(client: TestClient) {
  const { body } = await client.api('GET', 'inspiration-options/?page_size=100')
  return (body as { results: { name: string; imageURL: string }[] }).results
}

test(
  'backups under load all succeed, and a restored one has every image that it shows',
  { timeout: 180_000 },
  async () => {
    const dataDir = temporaryFolder()
    const { client } = await signedIn({ dataDir })
    const module = await client.create('inspiration-modules/', { name: 'Art' })
    for (let index = 0; index < 5; index += 1) await client.addImage(module, `kept ${index}`)

    const over = new AbortController()
    const work = async (worker: number) => {
      for (let index = 0; !over.signal.aborted; index += 1) {
        const option = await client.addImage(module, `passing ${worker}-${index}`)
        await client.api('DELETE', `inspiration-options/${option}/`)
      }
    }
    const workers = [0, 1, 2].map(work)
    const copies = temporaryFolder()
    const targets = [0, 1, 2, 3, 4].map((index) => path.join(copies, `copy-${index}.sqlite`))
    for (const target of targets) {
      const { code, output } = await run(dataDir, '--backup', target)
      expect([code, output]).toEqual([0, expect.stringContaining(`Backup saved to ${target}`)])
    }
    over.abort()
    await Promise.all(workers)
    expect(readdirSync(copies).filter((name) => name.includes('incomplete'))).toEqual([])
    for (const target of targets) {
      const copy = new Database(target)
      const sql = 'SELECT uuid FROM file_uploads WHERE content_type IS NOT NULL'
      const uuids = copy.all<{ uuid: string }>(sql).map(({ uuid }) => uuid)
      copy.close()
      expect(readdirSync(`${target}-uploads`).toSorted(), target).toEqual(uuids.toSorted())
    }

    const restored = temporaryFolder()
    expect(await run(restored, '--restore', targets[1] ?? '')).toMatchObject({ code: 0 })
    const again = new TestClient(await ownBackend({ dataDir: restored }))
    again.resume(email)
    const options = await listOptions(again)
    expect(options.filter(({ name }) => name.startsWith('kept'))).toHaveLength(5)
    for (const { imageURL } of options) {
      const { pathname } = new URL(imageURL)
      expect((await again.call('GET', pathname)).status, pathname).toBe(200)
    }
  },
)

test('a copy that broke off is no hindrance to the next one, a whole one is not overwritten', async () => {
  const dataDir = temporaryFolder()
  await signedIn({ dataDir })
  const target = path.join(temporaryFolder(), 'copy.sqlite')
  // What is left of one that was killed.
  writeFileSync(`${target}.incomplete`, 'half a database')
  mkdirSync(`${target}.incomplete-uploads`)
  writeFileSync(path.join(`${target}.incomplete-uploads`, 'half an image'), '')
  expect(await run(dataDir, '--backup', target)).toMatchObject({ code: 0 })
  expect(readdirSync(path.dirname(target))).toEqual(['copy.sqlite', 'copy.sqlite-uploads'])
  expect(readdirSync(`${target}-uploads`)).toEqual([])
  const again = await run(dataDir, '--backup', target)
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('already exists') })
})

test('a folder that is of no backup is left alone, and one whose database is gone is replaced', async () => {
  const dataDir = temporaryFolder()
  const { client } = await signedIn({ dataDir })
  const module = await client.create('inspiration-modules/', { name: 'Art' })
  await client.addImage(module, 'kept')
  const target = path.join(temporaryFolder(), 'holiday')
  const photo = path.join(`${target}-uploads`, 'photo.jpg')
  mkdirSync(`${target}-uploads`)
  writeFileSync(photo, 'of the sea')
  const { code, output } = await run(dataDir, '--backup', target)
  expect([code, output]).toEqual([1, expect.stringContaining('is of no backup')])
  expect(existsSync(photo)).toBe(true)
  rmSync(photo)
  expect(await run(dataDir, '--backup', target)).toMatchObject({ code: 0 })
  rmSync(target)
  expect(await run(dataDir, '--backup', target)).toMatchObject({ code: 0 })
  expect(readdirSync(`${target}-uploads`)).toHaveLength(1)
})

test.for(['--backup', '--export'])('%s into a folder that is not there says so', async (flag) => {
  const dataDir = temporaryFolder()
  await ownBackend({ dataDir })
  const folder = path.join(temporaryFolder(), 'copies')
  const { code, output } = await run(dataDir, flag, path.join(folder, 'copy'))
  expect(code).toBe(1)
  expect(output.trim().split('\n').at(-1)).toBe(
    `There is no folder ${folder}. Make it first, or choose another one.`,
  )
  mkdirSync(folder)
  expect(await run(dataDir, flag, path.join(folder, 'copy'))).toMatchObject({ code: 0 })
})

test('a damaged database is not copied, and the terminal says that it is damaged', async () => {
  const dataDir = await damagedDatabase()
  const target = path.join(temporaryFolder(), 'copy.sqlite')
  const { code, output } = await run(dataDir, '--backup', target)
  expect(code).toBe(1)
  expect(output).toContain(`The database ${path.join(dataDir, 'daymark.sqlite')} is damaged`)
  expect(readdirSync(path.dirname(target))).toEqual([])
})

test('restoring takes nothing away: it refuses where there is data, and --force moves that aside', async () => {
  const dataDir = temporaryFolder()
  const { backend, client } = await signedIn({ dataDir })
  const module = await client.create('inspiration-modules/', { name: 'Before' })
  await client.addImage(module, 'Cat')
  const copy = path.join(temporaryFolder(), 'copy.sqlite')
  await run(dataDir, '--backup', copy)
  await client.api('PUT', `inspiration-modules/${module}/`, { name: 'After' })

  const running = await run(dataDir, '--restore', copy, '--force')
  expect(running).toMatchObject({ code: 1, output: expect.stringContaining('Another Daymark') })
  await backend.stop()
  const refused = await run(dataDir, '--restore', copy)
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Add --force') })
  const forced = await run(dataDir, '--restore', copy, '--force')
  expect(forced.code).toBe(0)

  const former = /The previous data is in (.*)\./.exec(forced.output)?.[1] ?? ''
  for (const [folder, name] of [
    [dataDir, 'Before'],
    [former, 'After'],
  ] as const) {
    const there = new TestClient(await ownBackend({ dataDir: folder }))
    there.resume(email)
    const { body } = await there.api('GET', 'inspiration-modules/')
    expect(body).toMatchObject({ results: [{ name }] })
    const [option] = await listOptions(there)
    expect((await there.call('GET', new URL(option?.imageURL ?? '').pathname)).status).toBe(200)
  }
})

test('what is no copy of Daymark is refused, and nothing is begun', async () => {
  const dataDir = temporaryFolder()
  const missing = await run(dataDir, '--restore', path.join(dataDir, 'missing'))
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('does not exist') })
  expect(existsSync(path.join(dataDir, 'daymark.sqlite'))).toBe(false)
})
