import { expect, onTestFinished, test } from 'vitest'
import { signedIn, temporaryFolder } from '../../testing/testBackend.ts'
import { databaseFile } from './dataFolder.ts'
import { Database } from './database.ts'

async function whileLocked() {
  const dataDir = temporaryFolder()
  const { client } = await signedIn({ dataDir })
  // Each mail is due again and again.
  client.controls.failMails(true)
  await client.allauth('POST', 'account/email', { email: 'second@example.com' })
  const { fileUploadURL } = await client.announceImage()
  const other = new Database(databaseFile(dataDir))
  onTestFinished(() => other.close())
  other.run('BEGIN IMMEDIATE')
  const add = () => client.api('POST', 'daily-todos-modules/', { name: 'Health' })
  return { client, other, add, fileUploadURL }
}

test('a change waits while another process writes, and reading continues', async () => {
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
  const [content, account] = await Promise.all([add(), client.askForCode('anna@example.com')])
  expect(content).toMatchObject({ status: 503, body: { errors: [{ code: 'busy' }] } })
  expect(account).toMatchObject({ status: 503, body: { status: 503 } })
  for (const { headers } of [content, account]) expect(headers.get('Retry-After')).toBe('5')
  other.run('ROLLBACK')
  expect(await add()).toMatchObject({ status: 201 })
})

test('an upload waits as well', async () => {
  const { client, other, fileUploadURL } = await whileLocked()
  const sent = client.sendImage(fileUploadURL)
  const health = await client.call('GET', '/health/')
  expect(health).toMatchObject({ status: 503, body: { writing: false } })
  other.run('ROLLBACK')
  expect(await sent).toMatchObject({ status: 204 })
})

test('neither the look at the health, mails that are due nor housekeeping hold up others', async () => {
  const { client, other } = await whileLocked()
  const start = performance.now()
  expect(await client.call('GET', '/health/')).toMatchObject({ status: 503 })
  expect(() => client.controls.tidy()).toThrow('locked')
  // The mail is tried again two seconds after it failed.
  let longest = 0
  for (let before = start; before - start < 3000; before = performance.now()) {
    expect(await client.api('GET', 'daily-todos-modules/')).toMatchObject({ status: 200 })
    longest = Math.max(longest, performance.now() - before)
  }
  expect(longest).toBeLessThan(2500)
  expect(performance.now() - start).toBeLessThan(4500)
  other.run('ROLLBACK')
})

const day = 86_400_000

test('who comes back after a day reads on while nothing can be written, and the session goes on later', async () => {
  const { client, other } = await whileLocked()
  client.controls.clock.advance(day + 1000)
  client.cookies.set('django_language', 'nl')
  const start = performance.now()
  expect(await client.session()).toMatchObject({ status: 200 })
  const read = await client.api('GET', 'daily-todos-modules/')
  expect(read).toMatchObject({ status: 200, cookies: [] })
  expect(performance.now() - start).toBeLessThan(4000)
  other.run('ROLLBACK')
  const { cookies } = await client.api('GET', 'daily-todos-modules/')
  expect(cookies).toEqual([expect.stringContaining('Max-Age=1209600')])
})
