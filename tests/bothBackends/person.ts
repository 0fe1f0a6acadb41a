import { TestClient } from '@daymark/backend/testing/testClient.ts'
import { inject } from 'vitest'
import type { Values } from '../../contracts/states.ts'

/** Resolves with the browser of a new person who is signed in. */
export async function newPerson(): Promise<TestClient> {
  const backend = inject('backend')
  const response = await fetch(backend.statesUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state: 'a person', params: {} }),
  })
  const { cookie, csrfToken, origin } = (await response.json()) as Values<'a person'>
  const client = new TestClient({ origin, port: Number(new URL(backend.origin).port) })
  for (const pair of cookie.split('; ')) {
    const [name = '', ...value] = pair.split('=')
    client.cookies.set(name, value.join('='))
  }
  client.cookies.set('csrftoken', csrfToken)
  return client
}
