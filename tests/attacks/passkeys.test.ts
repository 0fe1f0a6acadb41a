import { expect, test } from 'vitest'
import { testBackend } from '../../packages/backend/testing/testBackend.ts'
import { TestClient } from '../../packages/backend/testing/testClient.ts'

const passkeys = 'account/authenticators/webauthn'
const login = 'auth/webauthn/login'
const reauthenticate = 'auth/webauthn/reauthenticate'
const refused = { status: 400, body: { errors: [{ code: 'incorrect_code' }] } }

/** Two people on one backend, each with a passkey. */
async function annaAndBert() {
  const backend = await testBackend()
  const [anna, bert] = [new TestClient(backend), new TestClient(backend)]
  await anna.signUp('anna@example.com')
  await bert.signUp('bert@example.com')
  return { anna, bert }
}

test('the passkey of another person confirms nothing, with any handle', async () => {
  const { anna, bert } = await annaAndBert()
  const { user } = await anna.creationOptions(passkeys)
  const { challenge } = await anna.requestOptions(reauthenticate)
  for (const userHandle of [undefined, null, user.id]) {
    const deviations = userHandle === undefined ? {} : { userHandle }
    const credential = bert.authenticator.get({ challenge }, deviations)
    expect(await anna.allauth('POST', reauthenticate, { credential })).toMatchObject(refused)
  }
  const credential = anna.authenticator.get({ challenge })
  expect(await anna.allauth('POST', reauthenticate, { credential })).toMatchObject({ status: 200 })
})

test('a passkey signs in its own person only, whichever account it names', async () => {
  const { anna, bert } = await annaAndBert()
  const { user } = await anna.creationOptions(passkeys)
  await bert.allauth('DELETE', 'auth/session')
  const options = await bert.requestOptions(login)
  const credential = bert.authenticator.get(options, { userHandle: user.id })
  expect(await bert.allauth('POST', login, { credential })).toMatchObject(refused)
  const renamed = { ...credential, id: anna.authenticator.credentialIds[0] }
  expect(await bert.allauth('POST', login, { credential: renamed })).toMatchObject(refused)
  expect(await bert.allauth('GET', 'auth/session')).toMatchObject({ status: 401 })
})

test('a challenge counts for what it was made for', async () => {
  const { anna } = await annaAndBert()
  const toSignIn = anna.authenticator.get(await anna.requestOptions(login))
  await anna.requestOptions(reauthenticate)
  expect(await anna.allauth('POST', reauthenticate, { credential: toSignIn })).toMatchObject(
    refused,
  )
  const toAdd = await anna.creationOptions(passkeys)
  const { challenge } = await anna.requestOptions(reauthenticate)
  const added = anna.authenticator.create(toAdd, { challenge })
  expect(await anna.allauth('POST', passkeys, { credential: added })).toMatchObject(refused)
  const confirmation = anna.authenticator.get({
    challenge,
    allowCredentials: anna.authenticator.credentialIds.slice(0, 1).map((id) => ({ id })),
  })
  await anna.allauth('DELETE', 'auth/session')
  await anna.requestOptions(login)
  expect(await anna.allauth('POST', login, { credential: confirmation })).toMatchObject(refused)
})

test('a passkey cannot be registered under the id of another one', async () => {
  const { anna, bert } = await annaAndBert()
  const [credentialId = ''] = anna.authenticator.credentialIds
  const options = await bert.creationOptions(`${passkeys}?passwordless`)
  const credential = bert.authenticator.create(options, { credentialId })
  expect(await bert.allauth('POST', passkeys, { credential })).toMatchObject(refused)
  await anna.allauth('DELETE', 'auth/session')
  const own = anna.authenticator.get(await anna.requestOptions(login))
  expect(await anna.allauth('POST', login, { credential: own })).toMatchObject({
    status: 200,
    body: { data: { user: { email: 'anna@example.com' } } },
  })
})
