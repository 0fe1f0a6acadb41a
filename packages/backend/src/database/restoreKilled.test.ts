import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { ownBackend, temporaryFolder } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'
import { testProcess } from '../../testing/testProcess.ts'
import { backUp } from './backup.ts'
import { Database } from './database.ts'
import { databaseFile, imagesFolder } from './dataFolder.ts'
import { restore } from './restore.ts'

const email = 'anna@example.com'
const hook = pathToFileURL(path.join(import.meta.dirname, '../../testing/killAt.mjs')).href
const image = (letter: string) => ({
  fileName: 'x.png',
  data: Buffer.from(`\x89PNG\r\n\x1a\n${letter.repeat(500)}`, 'latin1').toString('base64'),
})
const imagesOf = (letters: string[]) => letters.map((name) => ({ name, image: image(name) }))

/** Returns a copy with the images `ab`, and what a crash left of a data folder with `bcd`, its log of changes included. */
async function copyAndData() {
  const [running, data, copy] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  const backend = await ownBackend({ dataDir: running })
  const client = new TestClient(backend)
  client.signInAs(email)
  const seeded = backend.test.seed(email, {
    inspiration: [{ name: 'Before', options: imagesOf(['a', 'b']) }],
  })
  backUp(running, path.join(copy, 'copy.sqlite'))
  const [module] = seeded.inspiration
  await client.api('PUT', `inspiration-modules/${module?.id}/`, { name: 'After' })
  await client.api('DELETE', `inspiration-options/${module?.options[0]}/`)
  backend.test.seed(email, { inspiration: [{ name: 'More', options: imagesOf(['c', 'd']) }] })
  cpSync(running, data, { recursive: true, filter: (file) => !file.endsWith('.lock') })
  expect(existsSync(`${databaseFile(data)}-wal`)).toBe(true)
  return { data, copy: path.join(copy, 'copy.sqlite') }
}

/** Returns the names of the modules in a data folder. Fails unless every image that belongs to a module is complete. */
async function modulesIn(dataDir: string): Promise<string[]> {
  const backend = await ownBackend({ dataDir })
  await backend.stop()
  const database = new Database(databaseFile(dataDir))
  const images = database.all<{ name: string; uuid: string }>(
    `SELECT option.name, upload.uuid FROM inspiration_options AS option
     JOIN file_uploads AS upload ON upload.id = option.image_id`,
  )
  const sql = 'SELECT name FROM inspiration_modules ORDER BY name'
  const modules = database.all<{ name: string }>(sql).map(({ name }) => name)
  database.close()
  for (const { name, uuid } of images) {
    const bytes = readFileSync(path.join(imagesFolder(dataDir), uuid), 'latin1')
    expect(bytes.slice(-500)).toBe(name.repeat(500))
  }
  return modules
}

test('a restore that is killed at any of its steps loses nothing, and the next one finishes it', async () => {
  const { data, copy } = await copyAndData()
  const outcomes: string[] = []
  for (let step = 1; ; step += 1) {
    const dataDir = temporaryFolder()
    cpSync(data, dataDir, { recursive: true })
    const env = { NODE_OPTIONS: `--import ${hook}`, DAYMARK_KILL_AT: String(step) }
    const flags = ['--restore', copy, '--force']
    const { child, exited } = await testProcess(dataDir, env, { flags })
    if ((await exited) === 0) break
    expect(child.signalCode, `step ${step}`).toBe('SIGKILL')

    // What a person finds is all of the one or all of the other, or nothing starts, and they are told why.
    const found = modulesIn(dataDir).then(
      (modules) => modules.join(),
      ({ message }: Error) =>
        message.replace(/^A restore into .* was interrupted.*/, 'interrupted'),
    )
    outcomes.push(await found)

    restore(dataDir, copy, true)
    expect(await modulesIn(dataDir), `step ${step}`).toEqual(['Before'])
    const [former = '', ...others] = readdirSync(dataDir).filter((name) =>
      name.startsWith('before-'),
    )
    expect(others).toEqual([])
    expect(await modulesIn(path.join(dataDir, former)), `step ${step}`).toEqual(['After', 'More'])
  }
  expect(new Set(outcomes)).toEqual(new Set(['After,More', 'interrupted']))
}, 60_000)
