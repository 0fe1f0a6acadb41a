import { expect, test } from 'vitest'
import { newPerson } from './person.ts'
import type { TestClient } from '@daymark/backend/testing/testClient.ts'

async function withDay() {
  const client = await newPerson()
  const module = await client.create('daily-todos-modules/', { name: 'Day' })
  const option = await client.create('daily-todo-options/', { module, name: 'Walk', text: 'Go' })
  return { client, day: { module, option, date: '2026-03-01', status: 'todo' } }
}

const add = (client: TestClient, body: object) => client.api('POST', 'daily-todo-items/', body)
const change = (client: TestClient, id: number, body: object) =>
  client.api('PATCH', `daily-todo-items/${id}/`, body)
const listed = async (client: TestClient) =>
  ((await client.api('GET', 'daily-todo-items/')).body as { results: { note?: string }[] }).results

test('a note keeps its line breaks', async () => {
  const { client, day } = await withDay()
  const note = 'In the rain,\nwith Ada\n\nand home'
  expect((await add(client, { ...day, note: ` ${note}\n` })).body).toMatchObject({ note })
  expect((await listed(client)).map((item) => item.note)).toEqual([note])
})

test('a status and a note leave each other as they are, and an empty note deletes it', async () => {
  const { client, day } = await withDay()
  const id = await client.create('daily-todo-items/', day)
  expect((await change(client, id, { note: 'Late' })).body).toEqual({ id, ...day, note: 'Late' })
  const done = { id, ...day, status: 'done' }
  const ticked = await change(client, id, { status: 'done' })
  expect(ticked.body).toEqual({ ...done, note: 'Late' })
  expect((await change(client, id, { note: '\u200b ' })).body).toEqual(done)
})

test.for([
  ['x'.repeat(501), 'max_length'],
  [null, 'null'],
  [['x'], 'invalid'],
] as const)('the note %j is refused', async ([note, code]) => {
  const { client, day } = await withDay()
  const answer = await add(client, { ...day, note })
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ code, attr: 'note' }] } })
  expect(await listed(client)).toEqual([])
})

test('500 characters of any script fit', async () => {
  const { client, day } = await withDay()
  const note = '🎈'.repeat(500)
  expect((await add(client, { ...day, note })).body).toMatchObject({ note })
})
