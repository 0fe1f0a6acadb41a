import type { Preferences } from '@daymark/api/schemas'
import { onTestFinished } from 'vitest'
import type { BackendSettings } from '../src/settings.ts'
import { TestPushService } from './pushService.ts'
import { ownBackend, testBackend } from './testBackend.ts'
import { TestClient } from './testClient.ts'

export const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Starts a push service that stops with the test. */
export async function testPushService(): Promise<TestPushService> {
  const service = await TestPushService.start()
  onTestFinished(() => service.stop())
  return service
}

/** Creates a list of to-dos with a place on the dashboard. Returns their ids. */
export async function makeList(client: TestClient, name: string, todos: readonly object[]) {
  const module = await client.create('daily-todos-modules/', { name })
  const widget = await client.create('daily-todos-widgets/', { module, name })
  const options: number[] = []
  for (const [index, todo] of todos.entries()) {
    const body = { module, name: `To-do ${index + 1}`, text: 'Do it', ...todo }
    // oxlint-disable-next-line no-await-in-loop -- in their order
    options.push(await client.create('daily-todo-options/', body))
  }
  return { module, widget, options }
}

interface Circumstances {
  /** When it begins; on Monday morning unless said. */
  from?: string
  todos?: readonly object[]
  preferences?: Preferences
  settings?: Partial<BackendSettings>
}

/**
 * Returns a person in Amsterdam whose list `Morning` has a reminder every day at 07:30, and whose browser takes
 * messages.
 */
export async function remindedPerson(circumstances: Circumstances = {}) {
  const { from = '2026-03-02T05:00Z', todos = [{}, {}], preferences, settings } = circumstances
  const service = await testPushService()
  const backend = await (settings ? ownBackend(settings) : testBackend())
  const { clock } = backend.test
  clock.set(Date.parse(from))
  const client = new TestClient(backend)
  client.signInAs('anna@example.com')
  const list = await makeList(client, 'Morning', todos)
  const subscription = service.subscribe()
  await client.api('POST', 'push-subscriptions/', subscription)
  const remind = (reminder: object | null, others: Preferences = {}) =>
    client.api('PATCH', 'preferences/', { ...others, reminders: { [list.widget]: reminder } })
  await remind(
    { time: '07:30', weekdays: everyDay },
    { timeZone: 'Europe/Amsterdam', ...preferences },
  )
  return {
    ...list,
    service,
    backend,
    client,
    subscription,
    /** Changes when the reminder comes; null is never. */
    remind,
    /** Moves the clock to a time, and lets the server look at it. Returns how many messages came by then. */
    async at(time: string): Promise<number> {
      clock.set(Date.parse(time))
      await backend.test.remind()
      return service.deliveries.length
    },
    /** Chooses a status of a to-do on a day. */
    async choose(option: number | undefined, date: string, status: string): Promise<void> {
      await client.create('daily-todo-items/', { module: list.module, option, date, status })
    },
  }
}
