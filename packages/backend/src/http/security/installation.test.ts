import { expect, test } from 'vitest'
import { temporaryFolder, ownBackend } from '../../../testing/testBackend.ts'
import { TestClient } from '../../../testing/testClient.ts'
import { testProcess } from '../../../testing/testProcess.ts'

test('the first answers name the addresses of the installation, and no other answer does', async () => {
  const origin = 'http://daymark.example'
  const trustedOrigins = ['http://app.example']
  const client = new TestClient(await ownBackend({ origin, trustedOrigins }))
  for (const path of ['/api/v1/csrf/', '/_allauth/browser/v1/auth/session']) {
    const { headers } = await client.call('GET', path)
    expect(headers.get('X-Daymark-Origins')).toBe(`${origin} http://app.example`)
    expect(headers.get('X-Daymark-Sign-Up')).toBeNull()
  }
  const other = await client.call('GET', '/api/v1/widgets/')
  expect(other.headers.get('X-Daymark-Origins')).toBeNull()
})

test('an address that is not ORIGIN is logged in one line with both, once', async () => {
  const { backend, output, stop } = await testProcess(temporaryFolder(), { LOG_LEVEL: 'warn' })
  const opened = `http://127.0.0.1:${backend.port}`
  const ask = (headers: Record<string, string>) =>
    fetch(`${opened}/api/v1/csrf/`, { headers: { 'Sec-Fetch-Site': 'same-origin', ...headers } })
  await ask({})
  await ask({})
  const refused = await fetch(`${opened}/_allauth/browser/v1/auth/code/request`, {
    method: 'POST',
    headers: { Origin: opened },
  })
  expect(refused.status).toBe(403)
  await fetch(`http://localhost:${backend.port}/api/v1/csrf/`, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  await stop()
  const lines = output()
    .split('\n')
    .filter((line) => line.includes('opened at another address'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ address: opened, ORIGIN: backend.origin })
})

test('npm start says when other devices can reach it and cannot log in', async () => {
  const open = await testProcess(temporaryFolder(), { HOST: '0.0.0.0' })
  expect(await open.stop()).toContain('ORIGIN is not set')
  const set = await testProcess(temporaryFolder(), {
    HOST: '0.0.0.0',
    ORIGIN: 'http://192.0.2.1:8000',
  })
  expect(await set.stop()).not.toContain('ORIGIN is not set')
})
