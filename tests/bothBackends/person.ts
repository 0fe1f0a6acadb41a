import { TestClient } from '@daymark/backend/testing/testClient.ts'
import { inject } from 'vitest'
import type { Params, RequestContext, StateName, Values } from '../../contracts/states.ts'

/** The states in which a browser asks something. */
type OfBrowser = {
  [Name in StateName]: Values<Name> extends RequestContext ? Name : never
}[StateName]

/** Resolves with a new browser in a state of the contract, and with what that state returns. */
export async function inState<Name extends OfBrowser>(state: Name, params: Params<Name>) {
  const backend = inject('backend')
  const response = await fetch(backend.statesUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state, params }),
  })
  const values = (await response.json()) as Values<Name> & RequestContext
  const { cookie, csrfToken, origin } = values
  const client = new TestClient({ origin, port: Number(new URL(backend.origin).port) })
  for (const pair of cookie.split('; ')) {
    const [name = '', ...value] = pair.split('=')
    client.cookies.set(name, value.join('='))
  }
  client.cookies.set('csrftoken', csrfToken)
  return { client, values }
}

/** Resolves with a new person who has made one to-do, and with its path. */
export async function withTodo(todo: object) {
  const client = await newPerson()
  const module = await client.create('daily-todos-modules/', { name: 'Day' })
  const option = await client.create('daily-todo-options/', { module, ...todo })
  return { client, path: `daily-todo-options/${option}/` }
}

/** Resolves with the browser of a new person who is signed in. */
export const newPerson = async (): Promise<TestClient> => (await inState('a person', {})).client

/** Resolves with a browser that a new person has logged in to with a passkey. */
export async function withPasskey(): Promise<TestClient> {
  const client = await newPerson()
  await client.addPasskey('Key')
  // django-allauth lists and ends only sessions that began with it.
  await client.logOut()
  await client.signInByPasskey()
  return client
}

/** Resolves with another browser in which the same person has logged in with their passkey. */
export async function elsewhere(client: TestClient): Promise<TestClient> {
  const { client: other } = await inState('a visitor', {})
  await other.signInByPasskey({}, client)
  return other
}
