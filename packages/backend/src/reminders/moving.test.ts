import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { remindedPerson } from '../../testing/remindedPerson.ts'
import { ownBackend, temporaryFolder } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'
import { exportData } from '../database/exportData.ts'
import { importData } from '../database/importData.ts'
import { contactOf } from './contact.ts'

test('reminders move with an archive, and browsers are asked again', async () => {
  const dataDir = temporaryFolder()
  const { service, backend, client, widget } = await remindedPerson({ settings: { dataDir } })
  const { body: chosen } = await client.api('GET', 'preferences/')
  await backend.stop()
  const archive = path.join(temporaryFolder(), 'daymark.jsonl.gz')
  await exportData(dataDir, archive)
  const arrived = temporaryFolder()
  await importData(arrived, archive)

  const again = await ownBackend({ dataDir: arrived })
  again.test.clock.set(Date.parse('2026-03-02T05:00Z'))
  const returned = new TestClient(again)
  returned.resume('anna@example.com')
  expect((await returned.api('GET', 'preferences/')).body).toEqual(chosen)
  expect(chosen).toHaveProperty(`reminders.${widget}.time`, '07:30')
  await again.test.remind()
  again.test.clock.set(Date.parse('2026-03-02T06:30Z'))
  await again.test.remind()
  expect(service.requests).toBe(0)
  await returned.api('POST', 'push-subscriptions/', service.subscribe())
  again.test.clock.set(Date.parse('2026-03-03T06:30Z'))
  await again.test.remind()
  expect(service.bodies).toEqual(['2 to-dos are open'])
})

test('the key outlives a restart, and with a new one browsers are asked again', async () => {
  const dataDir = temporaryFolder()
  const from = new Date().toISOString()
  const { backend, client, subscription } = await remindedPerson({ from, settings: { dataDir } })
  const read = async (port: number) => {
    client.backend.port = port
    return (await client.api('GET', 'push-subscriptions/')).body
  }
  const before = await read(backend.port)
  expect(before).toMatchObject({ endpoint: subscription.endpoint })
  await backend.stop()
  const second = await ownBackend({ dataDir, origin: backend.origin })
  expect(await read(second.port)).toEqual(before)
  await second.stop()
  rmSync(path.join(dataDir, 'push.key'))
  const third = await ownBackend({ dataDir, origin: backend.origin })
  const after = await read(third.port)
  expect(after).toMatchObject({ endpoint: null })
  expect(after).not.toMatchObject({
    applicationServerKey: (before as { applicationServerKey: string }).applicationServerKey,
  })
})

test.each([
  [undefined, 'https://daymark.example', 'https://daymark.example'],
  [undefined, 'http://localhost:8000', 'mailto:noreply@example.com'],
  ['mailto:admin@example.com', 'https://daymark.example', 'mailto:admin@example.com'],
])('with PUSH_CONTACT %s at %s push services are told %s', (pushContact, origin, told) => {
  expect(contactOf({ pushContact, mailFrom: 'Daymark <noreply@example.com>' }, origin)).toBe(told)
})
