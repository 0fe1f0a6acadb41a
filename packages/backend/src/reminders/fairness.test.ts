import { expect, test, vi } from 'vitest'
import type { TestPushService } from '../../testing/pushService.ts'
import {
  everyDay,
  makeList,
  remindedPerson,
  testPushService,
} from '../../testing/remindedPerson.ts'
import { ownBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'
import type { RunningBackend } from '../server.ts'
import type { BackendSettings } from '../settings.ts'

const due = '2026-03-02T06:30:00Z'
const daily = { time: '07:30', weekdays: everyDay }

/** Starts a backend an hour and a half before the reminders come. */
async function beforeDue(settings: Partial<BackendSettings> = {}): Promise<RunningBackend> {
  const backend = await ownBackend(settings)
  backend.test.clock.set(Date.parse('2026-03-02T05:00Z'))
  return backend
}

interface Crowd {
  name: string
  lists: number
  browsers: number
  service: TestPushService
}

/** Makes a person with lists that are due at the same minute, each with an open to-do. Returns the endpoints of their browsers. */
async function person(
  backend: RunningBackend,
  { name, lists, browsers, service }: Crowd,
): Promise<string[]> {
  const email = `${name}@example.com`
  const client = new TestClient(backend)
  client.signInAs(email)
  const reminders: Record<string, object> = {}
  for (let index = 0; index < lists; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    const { widget } = await makeList(client, `${name}'s ${index}`, [{}])
    reminders[widget] = daily
  }
  const endpoints: string[] = []
  for (let index = 0; index < browsers; index += 1) {
    const browser = new TestClient(backend)
    browser.resume(email)
    const subscription = service.subscribe()
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await browser.api('POST', 'push-subscriptions/', subscription)
    endpoints.push(subscription.endpoint)
  }
  await client.api('PATCH', 'preferences/', { timeZone: 'Europe/Amsterdam', reminders })
  return endpoints
}

/** Has a push service never answer for the browsers of a person. */
async function silentPerson(backend: RunningBackend, crowd: Crowd): Promise<void> {
  for (const endpoint of await person(backend, crowd)) crowd.service.silent.add(endpoint)
}

const titlesOf = ({ deliveries }: TestPushService) =>
  deliveries.map(({ message }) => message.notification.title)

test('a person whose push service never answers delays no other person there', async () => {
  const backend = await beforeDue()
  const service = await testPushService()
  await silentPerson(backend, { name: 'slow', lists: 20, browsers: 10, service })
  await person(backend, { name: 'bert', lists: 1, browsers: 1, service })
  backend.test.clock.set(Date.parse(due))
  void backend.test.remind()
  await vi.waitFor(() => expect(titlesOf(service)).toEqual(["bert's 0"]), 5000)
})

test('a push service that never answers delays no person at another one', async () => {
  const backend = await beforeDue()
  const [service, silent] = [await testPushService(), await testPushService()]
  for (let index = 0; index < 30; index += 1) {
    const name = `slow${index}`
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await silentPerson(backend, { name, lists: 2, browsers: 1, service: silent })
  }
  await person(backend, { name: 'bert', lists: 1, browsers: 1, service })
  backend.test.clock.set(Date.parse(due))
  void backend.test.remind()
  await vi.waitFor(() => expect(titlesOf(service)).toEqual(["bert's 0"]), 5000)
})

test('people come in turn: the first message of each before the second of any', async () => {
  const backend = await beforeDue()
  const service = await testPushService()
  await person(backend, { name: 'anna', lists: 20, browsers: 1, service })
  await person(backend, { name: 'bert', lists: 1, browsers: 1, service })
  backend.test.clock.set(Date.parse(due))
  await backend.test.remind()
  const titles = titlesOf(service)
  expect(titles).toHaveLength(21)
  // Two of Anna may be under way.
  expect(titles.indexOf("bert's 0")).toBeLessThan(3)
})

test('reminders are charged to the budget of their person, and what it does not allow comes later', async () => {
  const backend = await beforeDue({ personBudget: { ms: 5, share: 0.001 } })
  const service = await testPushService()
  await person(backend, { name: 'anna', lists: 20, browsers: 1, service })
  backend.test.clock.set(Date.parse(due))
  backend.test.limitRates(true)
  await backend.test.remind()
  expect(service.deliveries.length).toBeLessThan(20)
  for (let minute = 1; minute < 30; minute += 1) {
    backend.test.clock.advance(60_000)
    // oxlint-disable-next-line no-await-in-loop -- one minute after the other
    await backend.test.remind()
  }
  expect(service.deliveries).toHaveLength(20)
})

test('a person has at most 100 reminders, and may always have fewer', async () => {
  const { client, widget } = await remindedPerson()
  const { body } = await client.api('GET', `daily-todos-widgets/${widget}/`)
  const { module } = body as { module: number }
  const reminders: Record<string, object | null> = {}
  for (let index = 0; index < 99; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    const id = await client.create('daily-todos-widgets/', { module, name: `Card ${index}` })
    reminders[id] = daily
  }
  expect((await client.api('PATCH', 'preferences/', { reminders })).status).toBe(200)
  const last = await client.create('daily-todos-widgets/', { module, name: 'One more' })
  const more = { reminders: { [last]: daily } }
  expect(await client.api('PATCH', 'preferences/', more)).toMatchObject({
    status: 400,
    body: { errors: [{ attr: 'reminders', code: 'max_length' }] },
  })
  expect((await client.api('PATCH', 'preferences/', { streaks: 'hidden' })).status).toBe(200)
  const fewer = { reminders: { ...more.reminders, [widget]: null } }
  expect((await client.api('PATCH', 'preferences/', fewer)).status).toBe(200)
})
