import { expect, test, vi } from 'vitest'
import type { TestPushService } from '../../testing/pushService.ts'
import { everyDay, makeList, testPushService } from '../../testing/remindedPerson.ts'
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
