import { expect, onTestFinished, test } from 'vitest'
import { ownBackend, temporaryFolder } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'
import { databaseFile } from './dataFolder.ts'
import { Database } from './database.ts'

async function whileLocked() {
  const dataDir = temporaryFolder()
  const client = new TestClient(await ownBackend({ dataDir }))
  client.signInAs('anna@example.com')
  const other = new Database(databaseFile(dataDir))
  onTestFinished(() => other.close())
  other.run('BEGIN IMMEDIATE')
  const add = () => client.api('POST', 'daily-todos-modules/', { name: 'Health' })
  return { client, other, add }
}

test('a change waits while another process writes, and reading goes on', async () => {
  const { client, other, add } = await whileLocked()
  const change = add()
  for (let read = 0; read < 5; read += 1) {
    expect(await client.api('GET', 'daily-todos-modules/')).toMatchObject({ status: 200 })
  }
  other.run('ROLLBACK')
  expect(await change).toMatchObject({ status: 201 })
})

test('a change that waited in vain is told to come again, in the words of each API', async () => {
  const { client, other, add } = await whileLocked()
  const [content, account] = await Promise.all([
    add(),
    client.allauth('POST', 'auth/code/request', { email: 'anna@example.com' }),
  ])
  expect(content).toMatchObject({ status: 503, body: { errors: [{ code: 'busy' }] } })
  expect(account).toMatchObject({ status: 503, body: { status: 503 } })
  for (const { headers } of [content, account]) expect(headers.get('Retry-After')).toBe('5')
  other.run('ROLLBACK')
  expect(await add()).toMatchObject({ status: 201 })
})
