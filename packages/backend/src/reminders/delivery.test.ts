import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { remindedPerson } from '../../testing/remindedPerson.ts'
import { temporaryFolder } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'
import { testProcess } from '../../testing/testProcess.ts'
import { post } from './post.ts'
import { isPublic } from './publicAddress.ts'

const due = '2026-03-02T06:30:00Z'

test('a push service that is down gets the message later, and once', async () => {
  const { service, at } = await remindedPerson()
  service.answers = [{ status: 503 }, { status: 500 }]
  expect(await at(due)).toBe(0)
  expect(await at('2026-03-02T06:30:01Z')).toBe(0)
  expect(service.requests).toBe(1)
  expect(await at('2026-03-02T06:30:02Z')).toBe(0)
  expect(service.requests).toBe(2)
  expect(await at('2026-03-02T06:30:30Z')).toBe(1)
  expect(await at('2026-03-02T06:40Z')).toBe(1)
})

test('a message that is sent later says what is open then, and is dropped once nothing is', async () => {
  const { service, options, choose, at } = await remindedPerson()
  service.answers = [{ status: 503 }, { status: 503 }]
  await at(due)
  await choose(options[0], '2026-03-02', 'done')
  await at('2026-03-02T06:31Z')
  expect(await at('2026-03-02T06:32Z')).toBe(1)
  expect(service.bodies).toEqual(['1 to-do is open'])
  service.answers = [{ status: 503 }]
  await at('2026-03-03T06:30Z')
  for (const option of options) await choose(option, '2026-03-03', 'done')
  expect(await at('2026-03-03T06:31Z')).toBe(1)
  expect(service.requests).toBe(4)
})

test('Retry-After is kept to, and a message is dropped when its hour is over', async () => {
  const { service, at } = await remindedPerson()
  service.answers = [{ status: 429, headers: { 'Retry-After': '600' } }, { status: 503 }]
  await at(due)
  await at('2026-03-02T06:39:59Z')
  expect(service.requests).toBe(1)
  await at('2026-03-02T06:40Z')
  expect(service.requests).toBe(2)
  expect(await at('2026-03-02T07:30Z')).toBe(0)
  expect(service.requests).toBe(2)
  service.answers = [{ status: 503, headers: { 'Retry-After': '7200' } }]
  await at('2026-03-03T06:30Z')
  expect(await at('2026-03-03T07:29Z')).toBe(0)
  expect(service.requests).toBe(3)
})

test('a reminder that is taken back while its message waits is not sent', async () => {
  const { service, at, remind } = await remindedPerson()
  service.answers = [{ status: 503 }]
  await at(due)
  await remind(null)
  expect(await at('2026-03-02T06:35Z')).toBe(0)
})

test.each([404, 410])('a push service that answers %i ends the subscription', async (status) => {
  const { service, client, at } = await remindedPerson()
  service.answers = [{ status }]
  expect(await at(due)).toBe(0)
  expect((await client.api('GET', 'push-subscriptions/')).body).toMatchObject({ endpoint: null })
  await at('2026-03-03T06:30Z')
  expect(service.requests).toBe(1)
})

test.each([400, 403, 413, 301, 307])(
  'a message that is answered %i is dropped: no redirect is followed, and the next one is sent',
  async (status) => {
    const { service, subscription, at } = await remindedPerson()
    service.answers = [{ status, headers: { Location: subscription.endpoint } }]
    expect(await at(due)).toBe(0)
    expect(await at('2026-03-02T06:45Z')).toBe(0)
    expect(service.requests).toBe(1)
    expect(await at('2026-03-03T06:30Z')).toBe(1)
  },
)

test('the log names the host of a push service only', async () => {
  const { service, subscription } = await remindedPerson()
  const process = await testProcess(temporaryFolder(), { LOG_LEVEL: 'trace' })
  const address = `http://127.0.0.1:${process.backend.port}/__test__/`
  const control = (name: string, body: object) =>
    fetch(address + name, { method: 'POST', body: JSON.stringify(body) })
  const client = new TestClient(process.backend)
  await control('clock', { set: '2026-03-02T06:00Z' })
  await control('people', { email: 'anna@example.com' })
  const session = await control('sessions', { email: 'anna@example.com' })
  const { sessionid, csrftoken } = (await session.json()) as Record<string, string>
  client.cookies.set('sessionid', sessionid ?? '').set('csrftoken', csrftoken ?? '')
  const module = await client.create('daily-todos-modules/', { name: 'Secret plans' })
  const widget = await client.create('daily-todos-widgets/', { module, name: 'Secret plans' })
  await client.create('daily-todo-options/', { module, name: 'Read', text: 'Read' })
  await client.api('POST', 'push-subscriptions/', subscription)
  const reminders = { [widget]: { time: '06:30', weekdays: [1] } }
  await client.api('PATCH', 'preferences/', { reminders })
  service.answers = [{ status: 503 }, { status: 403 }]
  await control('clock', { set: due })
  await control('reminders', {})
  await control('clock', { advanceMs: 2000 })
  await control('reminders', {})
  const output = await process.stop()
  expect(output).toContain('reminder not sent, will retry')
  expect(output).toContain('reminder dropped')
  expect(output).toContain(new URL(service.origin).host)
  expect(output).not.toContain('/push/')
  expect(output).not.toContain('Secret')
})

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'nothing is connected to at %s, whatever name leads there',
  async (host) => {
    let connections = 0
    const server = createServer((socket) => {
      connections += 1
      socket.destroy()
    })
    server.listen(0)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const endpoint = `https://${host}:${(server.address() as AddressInfo).port}/push`
    const sent = post({ endpoint, headers: {}, body: Buffer.from('x') })
    await expect(sent).rejects.toThrow('not a public address')
    expect(connections).toBe(0)
  },
)

test('addresses of the internet are public, those of networks, machines and documents are not', () => {
  const publicOnes = ['1.1.1.1', '172.15.0.1', '100.63.0.1', '192.169.0.1', '2a00:1450:4001::1']
  const others =
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.2 169.254.169.254 172.31.0.1 192.0.2.1 192.168.0.1 198.18.0.1 224.0.0.1 ' +
    '255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:1.1.1.1 64:ff9b::7f00:1 fe80::1 fc00::1 fd12::1 ff02::1 ' +
    '2001:db8::1 2001::1 2002:7f00:1:: localhost'
  expect(publicOnes.filter((address) => !isPublic(address))).toEqual([])
  expect(others.split(' ').filter(isPublic)).toEqual([])
})
