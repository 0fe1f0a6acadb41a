import { expect, test, vi } from 'vitest'
import { signedIn } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'
import { Database } from './database.ts'

test('while the database is read-only people read on, changes are told to come again, and later they go through', async () => {
  const { client } = await signedIn({})
  const module = await client.create('daily-todos-modules/', { name: 'Health' })
  const change = Object.getOwnPropertyDescriptor(Database.prototype, 'change')?.value as (
    work: () => unknown,
  ) => never
  // A disk that the system has remounted answers each write with this error of SQLite.
  const readOnly = vi.spyOn(Database.prototype, 'change').mockImplementation(function <Result>(
    this: Database,
    work: () => Result,
  ) {
    this.connection.exec('PRAGMA query_only = ON')
    try {
      return change.call(this, work)
    } finally {
      this.connection.exec('PRAGMA query_only = OFF')
    }
  })
  const rename = () => client.api('PUT', `daily-todos-modules/${module}/`, { name: 'Sport' })
  const refused = await rename()
  expect(refused).toMatchObject({ status: 503, body: { errors: [{ code: 'busy' }] } })
  expect(refused.headers.get('Retry-After')).toBe('5')
  const visitor = new TestClient(client.backend)
  const signUp = { email: 'bert@example.com' }
  expect(await visitor.allauth('POST', 'auth/webauthn/signup', signUp)).toMatchObject({
    status: 503,
  })
  expect(await client.api('GET', 'daily-todos-modules/')).toMatchObject({
    body: { results: [{ name: 'Health' }] },
  })
  readOnly.mockRestore()
  expect(await rename()).toMatchObject({ status: 200, body: { name: 'Sport' } })
})
