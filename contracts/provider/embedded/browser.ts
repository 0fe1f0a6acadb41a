import type { TestClient } from '@daymark/backend/testing/testClient.ts'
import type { NewPasskey, RequestContext, UsedPasskey } from '../../states.ts'
import { succeeded } from './calls.ts'

// What a state hands out of a browser.

/** Returns the cookies as a request of the pact carries them, and the token of its header. */
export async function contextOf(client: TestClient): Promise<RequestContext> {
  if (!client.cookies.has('csrftoken')) await succeeded(client.api('GET', 'csrf/'))
  return {
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    csrfToken: client.cookies.get('csrftoken') ?? '',
    origin: client.backend.origin,
  }
}

/** Forgets the cookies that a browser would not send to every path of the API over http. */
export function withholdCookies(client: TestClient, cookies: readonly string[]): void {
  for (const line of cookies) {
    const isSent = /; *path=\/ *(;|$)/i.test(line) && !/; *secure/i.test(line)
    if (!isSent) client.cookies.delete(line.slice(0, line.indexOf('=')))
  }
}

/** Asks for creation options and lets the device of this browser answer them. */
export async function newPasskey(client: TestClient, path: string): Promise<NewPasskey> {
  const { id, response } = client.authenticator.create(await client.creationOptions(path))
  const { clientDataJSON, attestationObject } = response
  return { credentialId: id, clientDataJSON, attestationObject }
}

/** Asks for request options and lets the device of this browser, or of another one, answer them. */
export async function usedPasskey(
  client: TestClient,
  path: string,
  { authenticator } = client,
): Promise<UsedPasskey> {
  const { id, response } = authenticator.get(await client.requestOptions(path))
  return { credentialId: id, userHandle: '', ...response }
}
