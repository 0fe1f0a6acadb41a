import type { Deviations } from '../../../../tests/support/softwareAuthenticator.ts'
import type { TestClient } from '../testing/testClient.ts'

/** A new passkey for the challenge that is out. */
export function create(path: string, name: unknown, deviations?: Deviations) {
  return async (client: TestClient) => {
    const credential = client.authenticator.create(await client.creationOptions(path), deviations)
    return { name, credential }
  }
}

/** An assertion for the challenge that is out. */
export function assertion(path: string, deviations?: Deviations) {
  return async (client: TestClient) => ({
    credential: client.authenticator.get(await client.requestOptions(path), deviations),
  })
}
