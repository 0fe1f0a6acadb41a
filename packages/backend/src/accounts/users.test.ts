import { expect, onTestFinished, test, vi } from 'vitest'
import { Database } from '../database/database.ts'
import { testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

test('namesakes are numbered, and few names are looked up however many there are', async () => {
  const backend = await testBackend()
  const usernameOf = async (email: string) => {
    const client = new TestClient(backend)
    client.resume(email)
    const { body } = await client.session()
    return (body as { data: { user: { username: string } } }).data.user.username
  }
  for (let index = 1; index <= 100; index += 1) {
    backend.test.createPerson({ email: `info@host-${index}.example` })
  }
  const all = Array.from({ length: 100 }, (_, index) =>
    usernameOf(`info@host-${index + 1}.example`),
  )
  expect(await Promise.all(all)).toEqual(
    all.map((_, index) => (index === 0 ? 'info' : `info${index + 1}`)),
  )

  const reads = [vi.spyOn(Database.prototype, 'get'), vi.spyOn(Database.prototype, 'all')]
  onTestFinished(() => reads.forEach((read) => read.mockRestore()))
  await new TestClient(backend).signUp('info@host-101.example')
  const ofNames = reads
    .flatMap(({ mock }) => mock.calls)
    .filter(([sql]) => /username [=<>]/.test(sql))
  expect(ofNames.length).toBeGreaterThan(0)
  expect(ofNames.length).toBeLessThan(20)
  expect(await usernameOf('info@host-101.example')).toBe('info101')
})
