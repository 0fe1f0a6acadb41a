import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ownBackend, temporaryFolder, testBackend } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'

const week = 7 * 86_400_000

test('a sign-up that was never confirmed is forgotten after a day, an account never', async () => {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.beginSignUp('left@example.com')
  backend.test.createPerson({ email: 'anna@example.com' })
  backend.test.clock.advance(86_400_001)
  backend.test.tidy()
  expect(() => backend.test.signIn('left@example.com')).toThrow('No account has')
  expect(backend.test.signIn('anna@example.com').sessionid).toHaveLength(32)
})

test('mails in files go after a week, and nothing else from their folder', async () => {
  const dataDir = temporaryFolder()
  const backend = await ownBackend({ dataDir })
  const file = (name: string) => path.join(dataDir, 'mail', name)
  mkdirSync(path.join(dataDir, 'mail'))
  for (const name of ['old.eml', 'new.eml', 'notes.txt']) writeFileSync(file(name), 'x')
  const before = (Date.now() - week) / 1000 - 1
  for (const name of ['old.eml', 'notes.txt']) utimesSync(file(name), before, before)
  backend.test.tidy()
  expect(['old.eml', 'new.eml', 'notes.txt'].map((name) => existsSync(file(name)))).toEqual([
    false,
    true,
    true,
  ])
})
