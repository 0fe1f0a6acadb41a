import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/testBackend.ts'
import { TestClient } from '../../../testing/testClient.ts'
import type { BackendSettings } from '../../settings.ts'

async function withList(settings: Partial<BackendSettings>) {
  const { backend, client } = await signedIn(settings)
  const module = await client.create('daily-todos-modules/', { name: 'Health' })
  const add = (text: string) =>
    client.api('POST', 'daily-todo-options/', { module, name: 'Walk', text })
  return { backend, client, module, add }
}

const refused = (code: string) => ({ status: 400, body: { errors: [{ code, attr: null }] } })

test('one person has so many modules, options and widgets together, and others have theirs', async () => {
  const { backend, client, module, add } = await withList({ entryQuota: 4 })
  await client.create('daily-todos-widgets/', { module, name: 'Card' })
  await client.create('inspiration-modules/', { name: 'Quotes' })
  const { body } = await add('x')
  expect(await add('x')).toMatchObject(refused('too_many_entries'))
  expect(await client.api('POST', 'inspiration-modules/', { name: 'More' })).toMatchObject(
    refused('too_many_entries'),
  )
  const path = `daily-todo-options/${(body as { id: number }).id}/`
  expect(await client.api('PUT', path, { name: 'Run', text: 'y' })).toMatchObject({ status: 200 })
  await client.api('DELETE', path)
  expect(await add('x')).toMatchObject({ status: 201 })
  expect(await add('x')).toMatchObject(refused('too_many_entries'))
  const { body: list } = await client.api('GET', `daily-todo-options/?module=${module}`)
  expect(list).toMatchObject({ results: [{}] })
  const other = new TestClient(backend)
  other.signInAs('bert@example.com')
  expect(await other.api('POST', 'daily-todos-modules/', { name: 'x' })).toMatchObject({
    status: 201,
  })
})

test('one person has so much text, whether it is added or changed', async () => {
  const { client, add } = await withList({ textQuotaBytes: 100 })
  const { body } = await add('é'.repeat(40))
  expect(await add('x'.repeat(20))).toMatchObject(refused('too_much_text'))
  const path = `daily-todo-options/${(body as { id: number }).id}/`
  expect(await client.api('PUT', path, { name: 'Walk', text: 'é'.repeat(50) })).toMatchObject(
    refused('too_much_text'),
  )
  expect(await client.api('GET', path)).toMatchObject({ body: { text: 'é'.repeat(40) } })
  expect(await client.api('PUT', path, { name: 'Walk', text: 'é' })).toMatchObject({ status: 200 })
  expect(await add('x'.repeat(20))).toMatchObject({ status: 201 })
})

test('one person has so many items, and may continue to change those', async () => {
  const { client, module, add } = await withList({ itemQuota: 2 })
  const option = ((await add('x')).body as { id: number }).id
  const tick = (date: string) =>
    client.api('POST', 'daily-todo-items/', { module, option, date, status: 'done' })
  const { body } = await tick('2026-03-01')
  expect(await tick('2026-03-02')).toMatchObject({ status: 201 })
  expect(await tick('2026-03-03')).toMatchObject(refused('too_many_items'))
  const path = `daily-todo-items/${(body as { id: number }).id}/`
  expect(await client.api('PATCH', path, { status: 'skip' })).toMatchObject({ status: 200 })
})

test('notes count as text, and ticks go on when it is used up', async () => {
  // The name and the text of the option take five bytes.
  const { client, module, add } = await withList({ textQuotaBytes: 25 })
  const option = ((await add('x')).body as { id: number }).id
  const tick = (date: string, more: object = {}) =>
    client.api('POST', 'daily-todo-items/', { module, option, date, status: 'done', ...more })
  const note = 'é'.repeat(10)
  const { body } = await tick('2026-03-01', { note })
  const path = `daily-todo-items/${(body as { id: number }).id}/`
  expect(await client.api('PATCH', path, { note: `${note}é` })).toMatchObject(
    refused('too_much_text'),
  )
  expect(await client.api('GET', 'daily-todo-items/')).toMatchObject({
    body: { results: [{ note }] },
  })
  expect(await tick('2026-03-02', { note: 'x' })).toMatchObject(refused('too_much_text'))
  expect(await tick('2026-03-02')).toMatchObject({ status: 201 })
  expect(await client.api('PATCH', path, { status: 'skip' })).toMatchObject({ status: 200 })
  expect(await client.api('PATCH', path, { note: '' })).toMatchObject({ status: 200 })
  expect(await tick('2026-03-03', { note: 'x' })).toMatchObject({ status: 201 })
})
