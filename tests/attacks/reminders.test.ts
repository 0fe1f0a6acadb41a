import { expect, test } from 'vitest'
import { everyDay, testPushService } from '../../packages/backend/testing/remindedPerson.ts'
import { ownBackend } from '../../packages/backend/testing/testBackend.ts'
import { TestClient } from '../../packages/backend/testing/testClient.ts'

// A Sunday: the whole week is counted.
const due = Date.parse('2026-03-08T06:30:00Z')
const week = [2, 3, 4, 5, 6, 7, 8].map((day) => [`2026-03-0${day}`, 'todo' as const])

test('one person with thousands of to-dos and reminders does not keep the server from the others', async () => {
  const backend = await ownBackend()
  const service = await testPushService()
  service.answers = Array.from({ length: 10_000 }, () => ({ status: 503 }))
  backend.test.clock.set(due - 3_600_000)
  const [mallory, bert] = ['mallory', 'bert'].map((name) => {
    const client = new TestClient(backend)
    client.signInAs(`${name}@example.com`)
    return client
  }) as [TestClient, TestClient]
  const options = Array.from({ length: 5000 }, (_, index) => ({
    name: `To-do ${index}`,
    text: 'x',
    items: Object.fromEntries(week) as Record<string, 'todo'>,
  }))
  const long = { name: 'Long', widgets: ['One', 'Two', 'Three', 'Four', 'Five'], options }
  const { dailyTodos } = backend.test.seed('mallory@example.com', { dailyTodos: [long] })
  const ids = dailyTodos.flatMap(({ widgets }) => widgets)
  for (const browser of [mallory, new TestClient(backend)]) {
    if (browser !== mallory) browser.resume('mallory@example.com')
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await browser.api('POST', 'push-subscriptions/', service.subscribe())
  }
  const reminders = Object.fromEntries(ids.map((id) => [id, { time: '06:30', weekdays: everyDay }]))
  await mallory.api('PATCH', 'preferences/', { reminders })

  const sending = { isOver: false }
  backend.test.clock.set(due)
  void backend.test.remind().finally(() => (sending.isOver = true))
  let longest = 0
  while (!sending.isOver) {
    const start = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person sends them
    expect((await bert.api('GET', 'widgets/')).status).toBe(200)
    longest = Math.max(longest, performance.now() - start)
  }
  expect(service.requests).toBeGreaterThan(9)
  // Each of the ten messages may come before a request, not all of them together.
  expect(longest).toBeLessThan(2000)
})
