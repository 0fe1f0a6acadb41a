import { expect, test } from 'vitest'
import { everyDay, makeList, remindedPerson } from '../../testing/remindedPerson.ts'
import { ownBackend, temporaryFolder } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

test('a message names the list and how many to-dos are open, at its minute, and leads to the list', async () => {
  const { service, backend, widget, subscription, at } = await remindedPerson()
  expect(await at('2026-03-02T06:29:59Z')).toBe(0)
  expect(await at('2026-03-02T06:30Z')).toBe(1)
  expect(service.deliveries[0]).toMatchObject({
    endpoint: subscription.endpoint,
    headers: {
      ttl: '3600',
      urgency: 'normal',
      topic: `list-${widget}`,
      'content-encoding': 'aes128gcm',
    },
    message: {
      web_push: 8030,
      notification: {
        title: 'Morning',
        body: '2 to-dos are open',
        lang: 'en-GB',
        tag: `list-${widget}`,
        navigate: `${backend.origin}/dashboard#dailyTodos-${widget}`,
      },
    },
  })
})

test('each browser gets it in its own language', async () => {
  const { service, client, backend, options, choose, at } = await remindedPerson()
  const dutch = new TestClient(backend)
  dutch.resume('anna@example.com')
  const headers = { 'Accept-Language': 'nl, *;q=0' }
  await dutch.api('POST', 'push-subscriptions/', service.subscribe(), { headers })
  await at('2026-03-02T06:30Z')
  expect(service.bodies.toSorted()).toEqual(['2 taken zijn nog open', '2 to-dos are open'])
  await choose(options[0], '2026-03-03', 'done')
  await at('2026-03-03T06:30Z')
  expect(service.bodies.slice(2).toSorted()).toEqual(['1 taak is nog open', '1 to-do is open'])
  expect((await client.session()).status).toBe(200)
})

test('it is sent once, however often the server looks and whatever is changed meanwhile', async () => {
  const { client, at, remind } = await remindedPerson()
  expect(await at('2026-03-02T06:30:10Z')).toBe(1)
  await remind({ time: '07:30', weekdays: everyDay }, { streaks: 'hidden' })
  await client.api('PATCH', 'preferences/', { timeZone: 'Europe/Brussels' })
  expect(await at('2026-03-02T06:31Z')).toBe(1)
  expect(await at('2026-03-02T23:00Z')).toBe(1)
  expect(await at('2026-03-03T06:30Z')).toBe(2)
})

test('a change in the minute of the reminder does not lose it', async () => {
  const { backend, at, remind, client } = await remindedPerson()
  const other = await makeList(client, 'Evening', [{}])
  backend.test.clock.set(Date.parse('2026-03-02T06:30:00.200Z'))
  const reminders = { [other.widget]: { time: '20:00', weekdays: everyDay } }
  await remind({ time: '07:30', weekdays: everyDay }, { timeZone: 'Europe/Amsterdam', reminders })
  await client.api('PATCH', 'preferences/', { reminders })
  expect(await at('2026-03-02T06:30:01Z')).toBe(1)
  expect(await at('2026-03-02T19:00Z')).toBe(2)
})

test('it comes on its days of the week only, and not once it is taken back', async () => {
  const { at, remind } = await remindedPerson()
  await remind({ time: '07:30', weekdays: [5, 3, 5] })
  expect(await at('2026-03-02T06:30Z')).toBe(0)
  expect(await at('2026-03-04T06:30Z')).toBe(1)
  expect(await at('2026-03-05T06:30Z')).toBe(1)
  await remind(null)
  expect(await at('2026-03-06T06:30Z')).toBe(1)
})

test('it does not come for a list that is deleted', async () => {
  const { client, at, module, widget } = await remindedPerson()
  const other = await makeList(client, 'Evening', [{}])
  const reminders = { [other.widget]: { time: '07:30', weekdays: everyDay } }
  await client.api('PATCH', 'preferences/', { reminders })
  expect(await at('2026-03-02T06:30Z')).toBe(2)
  await client.api('DELETE', `daily-todos-widgets/${widget}/`)
  expect(await at('2026-03-03T06:30Z')).toBe(3)
  await client.api('DELETE', `daily-todos-modules/${module}/`)
  await client.api('DELETE', `daily-todos-modules/${other.module}/`)
  expect(await at('2026-03-04T06:30Z')).toBe(3)
})

test('without a time zone it comes by UTC', async () => {
  const { client, at } = await remindedPerson()
  await client.api('PATCH', 'preferences/', { timeZone: null })
  expect(await at('2026-03-02T06:30Z')).toBe(0)
  expect(await at('2026-03-02T07:30Z')).toBe(1)
})

test('after midnight it asks for the day that goes on until four', async () => {
  const { options, choose, at, remind, service } = await remindedPerson({
    preferences: { dayBegins: 'local-4' },
  })
  await remind({ time: '01:00', weekdays: everyDay })
  await choose(options[0], '2026-03-03', 'done')
  await choose(options[1], '2026-03-04', 'done')
  await choose(options[0], '2026-03-04', 'done')
  // The third of March, until four in Amsterdam.
  expect(await at('2026-03-04T00:00Z')).toBe(1)
  expect(service.bodies).toEqual(['1 to-do is open'])
  expect(await at('2026-03-05T00:00Z')).toBe(1)
})

test.each([
  ['forward: a time that is skipped comes an hour later', '2026-03-29T01:30Z', '2026-03-30T00:30Z'],
  ['back: a time that comes twice counts once', '2026-10-25T00:30Z', '2026-10-26T01:30Z'],
])('the clock goes %s', async (_what, first, next) => {
  const before = (time: string) => new Date(Date.parse(time) - 1000).toISOString()
  const { at, remind } = await remindedPerson({ from: `${first.slice(0, 10)}T00:10Z` })
  await remind({ time: '02:30', weekdays: everyDay })
  expect(await at(before(first))).toBe(0)
  expect(await at(first)).toBe(1)
  expect(await at(before(next))).toBe(1)
  expect(await at(next)).toBe(2)
})

test.each([
  ['59 minutes', 59, 1],
  ['60 minutes', 60, 0],
  ['two days and 59 minutes', 2 * 24 * 60 + 59, 1],
])(
  'a server that was off at the time and is %s late sends one message or none',
  async (_when, minutes, count) => {
    const dataDir = temporaryFolder()
    // The server starts by the real clock, so the reminder comes soon after it.
    const due = Math.ceil(Date.now() / 60_000 + 5) * 60_000
    const { backend, service, remind } = await remindedPerson({
      from: new Date().toISOString(),
      settings: { dataDir },
    })
    const time = new Date(due).toISOString().slice(11, 16)
    await remind({ time, weekdays: everyDay }, { timeZone: 'Etc/UTC' })
    await backend.stop()
    const again = await ownBackend({ dataDir })
    for (const [later, messages] of [
      [minutes, count],
      [5 * 24 * 60, count + 1],
    ] as const) {
      again.test.clock.set(due + later * 60_000)
      await again.test.remind()
      expect(service.deliveries).toHaveLength(messages)
    }
  },
)

test('a clock that was a year ahead and is put back loses no later reminder', async () => {
  const { backend, client, at, service } = await remindedPerson()
  await at('2027-03-02T12:00Z')
  backend.test.clock.set(Date.parse('2026-03-02T12:00Z'))
  client.resume('anna@example.com')
  await client.api('POST', 'push-subscriptions/', service.subscribe())
  await backend.test.remind()
  const before = service.deliveries.length
  await at('2026-03-03T06:30Z')
  expect(service.deliveries.length).toBeGreaterThan(before)
})
