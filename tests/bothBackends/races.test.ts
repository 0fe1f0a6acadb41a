import type { TestClient } from '@daymark/backend/testing/testClient.ts'
import { expect, test } from 'vitest'
import { newPerson } from './person.ts'

/** Sends the same request from many tabs at the same time. Resolves with how often each status came. */
async function atOnce(client: TestClient, path: string, body: object) {
  const tabs = Array.from({ length: 20 }, () => client.api('POST', path, body))
  const counts = new Map<number, number>()
  for (const { status } of await Promise.all(tabs)) {
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

test('twenty tabs that set the status of the same day make one item', async () => {
  const client = await newPerson()
  const module = await client.create('daily-todos-modules/', { name: 'Health' })
  const option = await client.create('daily-todo-options/', { module, name: 'Walk', text: 'x' })
  const item = { module, option, date: '2026-03-01', status: 'done' }
  expect(await atOnce(client, 'daily-todo-items/', item)).toEqual({ 201: 1, 400: 19 })
  const { body } = await client.api('GET', `daily-todo-items/?module=${module}`)
  expect(body).toMatchObject({ results: [item] })
})

test('twenty tabs that draw the inspiration of the same day see the same one', async () => {
  const client = await newPerson()
  const module = await client.create('inspiration-modules/', { name: 'Quotes' })
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    // oxlint-disable-next-line no-await-in-loop -- one person
    await client.create('inspiration-options/', { module, name, type: 'text', text: name })
  }
  const day = { module, date: '2026-03-01' }
  expect(await atOnce(client, 'inspiration-items/', day)).toEqual({ 201: 1, 400: 19 })
  const { body } = await client.api('GET', `inspiration-items/?module=${module}`)
  expect(body).toMatchObject({ results: [day] })
  expect((body as { results: unknown[] }).results).toHaveLength(1)
})
