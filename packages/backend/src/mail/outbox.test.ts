import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Database } from '../database/database.ts'
import { databaseFile } from '../database/dataFolder.ts'
import { TestSmtpServer } from '../../testing/smtpServer.ts'
import { ownBackend, temporaryFolder, testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'
import { testProcess } from '../../testing/testProcess.ts'

const email = 'anna@example.com'
const waitOptions = { timeout: 20_000 }

async function mailStateOf(client: TestClient): Promise<unknown> {
  const { body } = await client.session()
  return (body as { meta: { mail?: string } }).meta.mail
}

async function withMailServer() {
  const smtp = await TestSmtpServer.start()
  const dataDir = temporaryFolder()
  const backend = await ownBackend({ smtpUrl: smtp.url, dataDir })
  backend.test.createPerson({ email })
  return { smtp, backend, dataDir, client: new TestClient(backend) }
}

test('a person who signs in by passkey while the mail server is slow stays signed in', async () => {
  const { smtp, backend, client } = await withMailServer()
  client.signInAs('bert@example.com')
  await client.addPasskey()
  await client.logOut()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  smtp.gate = gate

  expect(await client.askForCode(email)).toMatchObject({
    status: 401,
    body: { meta: { mail: 'waiting' } },
  })
  expect(await client.signInByPasskey()).toMatchObject({ status: 200 })
  open()
  await expect.poll(() => backend.test.mails(email), waitOptions).toHaveLength(1)
  expect(await client.session()).toMatchObject({ status: 200 })
})

test.each([
  ['', ''],
  [', also with a left-over cookie in front', `sessionid=${'x'.repeat(32)}; `],
])(
  'a request from before a sign-in that is answered after it leaves the cookies alone%s',
  async (_name, leftOver) => {
    const backend = await testBackend()
    const client = new TestClient(backend)
    await client.signUp('bert@example.com')
    await client.logOut()
    await client.askForCode(email)
    const cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const late = request({
      host: '127.0.0.1',
      port: backend.port,
      path: '/_allauth/browser/v1/auth/code/request',
      method: 'POST',
      headers: {
        Cookie: leftOver + cookies,
        'X-CSRFToken': client.cookies.get('csrftoken') ?? '',
        'Content-Type': 'application/json',
      },
    })
    late.write('{"email":')
    expect(await client.signInByPasskey()).toMatchObject({ status: 200 })
    late.end(`"${email}"}`)
    const [answer] = (await once(late, 'response')) as [{ headers: Record<string, unknown> }]
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await client.session()).toMatchObject({ status: 200 })
  },
)

test('a mail that failed is tried again, and cancels neither its code nor a newer one', async () => {
  const { smtp, client, backend } = await withMailServer()
  smtp.refusal = 451
  await client.askForCode(email)
  await expect.poll(() => mailStateOf(client), waitOptions).toBe('delayed')
  smtp.refusal = undefined
  await client.askForCode(email)
  await expect.poll(() => mailStateOf(client), waitOptions).toBe('sent')
  await expect.poll(() => smtp.taken, waitOptions).toHaveLength(2)
  const newest = backend.test.mails(email).map(({ code }) => code)
  const statuses = []
  for (const code of newest) {
    statuses.push((await client.confirmCode(code)).status)
  }
  expect(statuses).toContain(200)
})

test('an address that the mail server does not take is told as such, and not tried again', async () => {
  const { smtp, client, backend } = await withMailServer()
  smtp.refusal = 550
  await client.askForCode(email)
  await expect.poll(() => mailStateOf(client), waitOptions).toBe('refused')
  smtp.refusal = undefined
  backend.test.clock.advance(60_000)
  backend.test.tidy()
  await client.askForCode(email)
  await expect.poll(() => mailStateOf(client), waitOptions).toBe('sent')
  expect(smtp.recipients).toBe(2)
})

test('what waits is kept over a restart, and dropped once its code has expired', async () => {
  const smtp = await TestSmtpServer.start()
  const { port, url } = smtp
  await smtp.stop()
  const dataDir = temporaryFolder()
  const before = await ownBackend({ smtpUrl: url, dataDir })
  before.test.clock.set(Date.now())
  before.test.createPerson({ email })
  const client = new TestClient(before)
  await client.askForCode(email)
  await client.beginSignUp('new@example.com')
  before.test.clock.advance(180_000)
  before.test.tidy()
  const database = new Database(databaseFile(dataDir))
  expect(database.all('SELECT 1 FROM outbox')).toHaveLength(1)
  database.close()
  await before.stop()

  const again = await TestSmtpServer.start(port)
  await ownBackend({ smtpUrl: url, dataDir })
  await expect
    .poll(() => again.taken, waitOptions)
    .toMatchObject([expect.stringContaining('To: new@example.com')])
})

test.each([
  [550, /e-mail rejected/],
  [451, /e-mail not sent, will retry/],
])(
  'the terminal has the status of a mail server that says %s, not its words',
  async (status, line) => {
    const smtp = await TestSmtpServer.start()
    smtp.refusal = status
    const process = await testProcess(temporaryFolder(), { LOG_LEVEL: 'error', SMTP_URL: smtp.url })
    await new TestClient(process.backend).askForCode(email)
    await expect.poll(() => process.output(), waitOptions).toMatch(line)
    expect(process.output()).toContain(`RCPT TO: ${status} 5.1.1`)
    expect(process.output()).not.toMatch(/mailbox|anna/)
  },
)

test('a mail server that quotes the mail in its refusal puts no code into the log', async () => {
  const smtp = await TestSmtpServer.start()
  smtp.quotes = true
  const process = await testProcess(temporaryFolder(), { LOG_LEVEL: 'trace', SMTP_URL: smtp.url })
  await new TestClient(process.backend).beginSignUp(email)
  await expect.poll(() => process.output(), waitOptions).toContain('DATA: 554 5.6.0')
  const code = /^[A-Z0-9]{6}$/m.exec(smtp.refused[0] ?? '')?.[0]
  expect(code).toBeDefined()
  expect(process.output()).not.toContain(code)
  expect(process.output()).not.toContain(email)
})

test('a database that is locked while a mail is under way ends nothing, and the mail is sent once', async () => {
  const smtp = await TestSmtpServer.start()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  smtp.gate = gate
  const dataDir = temporaryFolder()
  const process = await testProcess(dataDir, { LOG_LEVEL: 'error', SMTP_URL: smtp.url })
  const client = new TestClient(process.backend)
  await client.askForCode(email)
  await expect.poll(() => smtp.recipients, waitOptions).toBe(1)

  const other = new Database(databaseFile(dataDir))
  other.run('BEGIN IMMEDIATE')
  open()
  await expect.poll(() => process.output(), waitOptions).toContain('the outbox cannot be written')
  other.run('ROLLBACK')
  const waiting = () => other.all('SELECT 1 FROM outbox')
  await expect.poll(waiting, waitOptions).toEqual([])
  other.close()
  expect(smtp.taken).toHaveLength(1)
  expect(await mailStateOf(client)).toBe('sent')
})

test('a mail that was sealed with another key is dropped after a restore, and Daymark answers', async () => {
  const dataDir = temporaryFolder()
  const smtp = await TestSmtpServer.start()
  const { url } = smtp
  await smtp.stop()
  const before = await ownBackend({ smtpUrl: url, dataDir })
  const client = new TestClient(before)
  await client.askForCode(email)
  await expect.poll(() => mailStateOf(client), waitOptions).toBe('delayed')
  await before.stop()
  rmSync(path.join(dataDir, 'secret.key'))

  const restored = await testProcess(dataDir, { LOG_LEVEL: 'error' })
  await expect.poll(() => restored.output(), waitOptions).toContain('encrypted with another key')
  expect((await new TestClient(restored.backend).call('GET', '/health/')).status).toBe(200)
})
