import { expect, test } from 'vitest'
import { testProcess } from '../../../testing/testProcess.ts'
import { temporaryFolder } from '../../../testing/testBackend.ts'
import { TestClient } from '../../../testing/testClient.ts'

test('the logs name neither people nor what they typed, got or own', async () => {
  const running = await testProcess(temporaryFolder(), { LOG_LEVEL: 'trace' })
  const client = new TestClient(running.backend)
  const email = 'anna@example.com'
  await client.beginSignUp(email)
  await client.allauth('POST', 'auth/email/verify?secret=1', { key: 'XXXXXX' })
  await client.api('GET', 'daily-todos-modules/4711/')
  await client.call('GET', '/media/uuid-of-anna/cat.png')
  await client.call('GET', '/health/')
  const output = await running.stop()
  const lines = output.split('\n').filter((line) => line.startsWith('{'))
  expect(lines.map((line) => JSON.parse(line) as { route: string; status: number })).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        method: 'GET',
        route: '/api/v1/daily-todos-modules/:id/',
        status: 401,
      }),
    ]),
  )
  for (const personal of [
    'anna',
    'XXXXXX',
    'secret',
    '4711',
    '127.0.0.1',
    client.cookies.get('sessionid'),
  ]) {
    expect(lines.join('\n')).not.toContain(personal)
  }
})
