import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Database } from '../database/database.ts'
import { databaseFile } from '../database/dataFolder.ts'
import { TestSmtpServer } from '../../testing/smtpServer.ts'
import { ownBackend, temporaryFolder, testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

const email = 'anna@example.com'

/** Tables of the database that have rows, and how many. */
function rowsIn(dataDir: string): Record<string, number> {
  const database = new Database(databaseFile(dataDir))
  const tables = database.all<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  )
  const counts = tables.map(({ name }) => {
    const row = database.get<{ amount: number }>(`SELECT count(*) AS amount FROM ${name}`)
    return [name, row?.amount ?? 0] as const
  })
  database.close()
  return Object.fromEntries(counts.filter(([, amount]) => amount > 0))
}

async function withImage(client: TestClient): Promise<void> {
  const module = await client.create('inspiration-modules/', { name: 'Art' })
  await client.addImage(module)
}

test('deleting an account leaves nothing of the person, and everything of the others', async () => {
  const dataDir = temporaryFolder()
  const backend = await ownBackend({ dataDir })
  const other = new TestClient(backend)
  await other.signUp('bert@example.com')
  await withImage(other)
  const before = rowsIn(dataDir)

  const client = new TestClient(backend)
  await client.signUp(email)
  await withImage(client)
  const module = await client.create('daily-todos-modules/', { name: 'Today' })
  await client.create('daily-todos-widgets/', { module, name: 'Today' })
  const option = await client.create('daily-todo-options/', { module, name: 'Read', text: 'Read' })
  const item = { module, option, date: '2026-11-20', status: 'done' }
  await client.create('daily-todo-items/', item)
  await client.api('PATCH', 'preferences/', { hues: { [module]: 'sea' } })
  const elsewhere = new TestClient(backend)
  elsewhere.resume(email)
  expect(readdirSync(path.join(dataDir, 'uploads'))).toHaveLength(2)

  const answer = await client.api('DELETE', 'account/')
  expect(answer).toMatchObject({ status: 204, text: '' })
  expect(client.cookies.has('sessionid')).toBe(false)
  for (const browser of [client, elsewhere]) {
    expect(await browser.session()).toMatchObject({ status: 401 })
  }
  await expect.poll(() => backend.test.mails(email).at(-1)?.subject).toMatch('has been deleted')
  await expect.poll(() => rowsIn(dataDir)).toEqual(before)
  expect(readdirSync(path.join(dataDir, 'uploads'))).toHaveLength(1)
  expect(await other.api('GET', 'inspiration-modules/')).toMatchObject({
    body: { results: [{ name: 'Art' }] },
  })
})

test('a deleted address begins a new, empty account', async () => {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.signUp(email)
  await client.create('daily-todos-modules/', { name: 'Today' })
  await client.api('DELETE', 'account/')
  const again = new TestClient(backend)
  expect((await again.signUp(email)).status).toBe(200)
  const modules = await again.api('GET', 'daily-todos-modules/')
  expect(modules).toMatchObject({ body: { results: [] } })
})

test('mails that wait for the person are dropped, and the farewell is in their language', async () => {
  const smtp = await TestSmtpServer.start()
  const backend = await ownBackend({ smtpUrl: smtp.url })
  backend.test.createPerson({ email, language: 'nl' })
  const client = new TestClient(backend)
  client.resume(email)
  smtp.refusal = 451
  await new TestClient(backend).askForCode(email)
  await expect.poll(() => smtp.recipients).toBeGreaterThan(0)
  smtp.refusal = undefined
  await client.api('DELETE', 'account/')
  backend.test.clock.advance(60_000)
  backend.test.tidy()
  await expect.poll(() => smtp.taken, { timeout: 20_000 }).toHaveLength(1)
  expect(smtp.taken[0]).toContain('Je account is verwijderd')
})
