import { apiOperations } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { testBackend } from '../../packages/backend/testing/testBackend.ts'
import { TestClient } from '../../packages/backend/testing/testClient.ts'

const changes = Object.entries(apiOperations).filter(
  // An upload carries its permission in its address, and no cookie.
  ([, { method, path }]) => method !== 'GET' && !path.startsWith('/uploads/'),
)

type Forgery = (own: TestClient, other: TestClient) => Record<string, string>

test.each<[string, Forgery]>([
  ['no token', () => ({ 'X-CSRFToken': '' })],
  ['a wrong token', () => ({ 'X-CSRFToken': 'x'.repeat(32) })],
  ['a token cut short', (own) => ({ 'X-CSRFToken': own.cookies.get('csrftoken')?.slice(1) ?? '' })],
  [
    'the token of another session',
    (_, other) => ({ 'X-CSRFToken': other.cookies.get('csrftoken') ?? '' }),
  ],
  ['a foreign origin', () => ({ Origin: 'https://evil.example' })],
  ['an origin that only begins alike', (own) => ({ Origin: `${own.backend.origin}.evil.example` })],
  ['an origin that only ends alike', () => ({ Origin: 'http://evil-localhost' })],
  ['a body that a form sends', () => ({ 'X-CSRFToken': '', 'Content-Type': 'text/plain' })],
  [
    'a method that a header overrides',
    () => ({ 'X-CSRFToken': '', 'X-HTTP-Method-Override': 'GET' }),
  ],
  ['the origin null', () => ({ Origin: 'null' })],
  ['no token in the cookie', (own) => ({ Cookie: `sessionid=${own.cookies.get('sessionid')}` })],
])('no operation changes anything for a request with %s', async (_name, forge) => {
  const backend = await testBackend()
  const own = new TestClient(backend)
  own.signInAs('anna@example.com')
  const id = await own.create('daily-todos-modules/', { name: 'Mine' })
  const before = await own.api('GET', 'daily-todos-modules/')
  const other = new TestClient(backend)
  other.signInAs('bert@example.com')
  const headers = forge(own, other)

  const answers: string[] = []
  for (const [operation, { method, path }] of changes) {
    const target = path.replace('{id}', String(id))
    const { status } = await own.call(method, target, { name: 'x' }, { headers })
    answers.push(`${operation} ${status}`)
  }
  expect(answers).toEqual(changes.map(([operation]) => `${operation} 403`))
  expect(await own.allauth('GET', 'auth/session')).toMatchObject({ status: 200 })
  expect((await own.api('GET', 'daily-todos-modules/')).text).toBe(before.text)
})
