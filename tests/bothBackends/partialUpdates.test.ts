import { expect, test } from 'vitest'
import { withTodo } from './person.ts'

const weekdays = [{ from: '1970-01-01', schedule: { weekdays: [1, 3, 5] } }]
const away = [{ from: '2026-03-02', isArchived: true }]
const todo = { name: 'Gym', text: 'Lift', schedules: weekdays, archive: away }
const shown = {
  name: 'Gym',
  text: 'Lift',
  schedule: { weekdays: [1, 3, 5] },
  schedules: weekdays,
  archived: [{ from: '2026-03-02', until: null }],
}

async function made() {
  const { client, path } = await withTodo(todo)
  return { client, path, patch: (body: object) => client.api('PATCH', path, body) }
}

test('a partial update of nothing leaves everything of a to-do alone', async () => {
  const { client, path, patch } = await made()
  expect(await patch({})).toMatchObject({ status: 200, body: shown })
  expect((await client.api('GET', path)).body).toMatchObject(shown)
})

test.for([
  { body: { name: '' }, attr: 'name' },
  { body: { name: 'x'.repeat(51) }, attr: 'name' },
  { body: { text: '' }, attr: 'text' },
  { body: { schedules: [{ from: 'today', schedule: null }] }, attr: 'schedules' },
  { body: { archive: 'yes' }, attr: 'archive' },
])('a partial update refuses what an update refuses: $body', async ({ body, attr }) => {
  const { client, path, patch } = await made()
  const { status, body: problem } = await patch(body)
  expect(status).toBe(400)
  expect(problem).toEqual((await client.api('PUT', path, { ...todo, ...body })).body)
  expect(JSON.stringify(problem)).toContain(`"attr":"${attr}`)
})
