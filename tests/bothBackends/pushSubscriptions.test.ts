import { createECDH, randomBytes } from 'node:crypto'
import type { TestClient } from '@daymark/backend/testing/testClient.ts'
import type { PushState } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { elsewhere, newPerson, withPasskey } from './person.ts'

const path = 'push-subscriptions/'

/** The keys of a new browser. */
function newKeys() {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  return { p256dh, auth: randomBytes(16).toString('base64url') }
}

/** The subscription of a new browser. */
const newSubscription = () => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${randomBytes(8).toString('hex')}`,
  keys: newKeys(),
})

const subscribe = (client: TestClient, subscription: object = newSubscription()) =>
  client.api('POST', path, subscription)
const read = async (client: TestClient) => (await client.api('GET', path)).body as PushState

test('a session has one subscription, which can be replaced and deleted', async () => {
  const client = await newPerson()
  const { applicationServerKey, endpoint } = await read(client)
  expect(endpoint).toBe(null)
  expect(Buffer.from(applicationServerKey, 'base64url')).toHaveLength(65)
  const [first, second] = [newSubscription(), newSubscription()]
  for (const subscription of [first, second, second]) {
    expect(await subscribe(client, subscription)).toMatchObject({
      status: 201,
      body: { applicationServerKey, endpoint: subscription.endpoint, otherSubscriptions: 0 },
    })
  }
  expect(await read(client)).toEqual({
    applicationServerKey,
    endpoint: second.endpoint,
    otherSubscriptions: 0,
  })
  expect((await client.api('DELETE', path)).status).toBe(204)
  expect((await client.api('DELETE', path)).status).toBe(204)
  expect((await read(client)).endpoint).toBe(null)
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:443/x?y',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('messages may be sent to a push service of browsers: %s', async (endpoint) => {
  expect(await subscribe(await newPerson(), { endpoint, keys: newKeys() })).toMatchObject({
    status: 201,
    body: { endpoint },
  })
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com:x/x',
  'https://anna:secret@fcm.googleapis.com/abc',
  'https://example.com/fcm.googleapis.com',
  String.raw`https://example.com\@fcm.googleapis.com/x`,
  'https://example.com#@fcm.googleapis.com/x',
  'https://push.apple.com/abc',
  'https://evilpush.apple.com/x',
  'https://fcm.googleapis.com.example.com/abc',
  'https://notfcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/x',
  'http://localhost:8000/abc',
  'http://127.0.0.1.example.com/abc',
  'fcm.googleapis.com',
])('messages are not sent to %s', async (endpoint) => {
  const client = await newPerson()
  expect(await subscribe(client, { endpoint, keys: newKeys() })).toMatchObject({
    status: 400,
    body: { errors: [{ attr: 'endpoint', code: 'invalid' }] },
  })
  expect((await read(client)).endpoint).toBe(null)
})

test('a key that is not on the curve is refused', async () => {
  const { endpoint, keys } = newSubscription()
  const sent = { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } }
  expect(await subscribe(await newPerson(), sent)).toMatchObject({
    status: 400,
    body: { errors: [{ attr: 'keys.p256dh', code: 'invalid' }] },
  })
})

test('a person has ten subscriptions at most, and may replace one of them', async () => {
  const client = await withPasskey()
  const browsers: TestClient[] = []
  while (browsers.length < 10) browsers.push(await elsewhere(client))
  for (const browser of [...browsers, ...browsers.slice(0, 1)]) {
    expect((await subscribe(browser)).status).toBe(201)
  }
  expect(await subscribe(client)).toMatchObject({
    status: 400,
    body: { errors: [{ attr: 'endpoint', code: 'too_many_subscriptions' }] },
  })
  expect((await read(client)).endpoint).toBe(null)
  expect((await subscribe(await newPerson())).status).toBe(201)
})

test('an endpoint belongs to the session that named it last', async () => {
  const [anna, bert] = [await newPerson(), await newPerson()]
  const subscription = newSubscription()
  await subscribe(anna, subscription)
  await subscribe(bert)
  await subscribe(bert, subscription)
  expect((await read(anna)).endpoint).toBe(null)
  expect((await read(bert)).endpoint).toBe(subscription.endpoint)
})

test('a session is told how many others of the person have one', async () => {
  const client = await withPasskey()
  const other = await elsewhere(client)
  const subscription = newSubscription()
  await subscribe(client, subscription)
  await subscribe(await newPerson())
  expect((await read(client)).otherSubscriptions).toBe(0)
  expect(await read(other)).toMatchObject({ endpoint: null, otherSubscriptions: 1 })
  expect(await subscribe(other)).toMatchObject({ body: { otherSubscriptions: 1 } })
  const ofOneOther = { endpoint: subscription.endpoint, otherSubscriptions: 1 }
  expect(await read(client)).toMatchObject(ofOneOther)
  await client.logOut()
  expect((await read(other)).otherSubscriptions).toBe(0)
})
