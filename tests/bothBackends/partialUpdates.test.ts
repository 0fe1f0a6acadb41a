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

test.for([
  { what: 'name', change: { name: 'Sport' }, told: { name: 'Sport' } },
  { what: 'text', change: { text: 'Run' }, told: { text: 'Run' } },
  {
    what: 'schedule',
    change: { schedules: [{ from: '2026-05-04', schedule: null }] },
    told: { schedule: null, schedules: [...weekdays, { from: '2026-05-04', schedule: null }] },
  },
  {
    what: 'archive',
    change: { archive: [{ from: '2026-03-09', isArchived: false }] },
    told: { archived: [{ from: '2026-03-02', until: '2026-03-09' }] },
  },
  { what: 'nothing', change: {}, told: {} },
])('a partial update of $what leaves everything else of a to-do alone', async (one) => {
  const { client, path, patch } = await made()
  expect(await patch(one.change)).toMatchObject({ status: 200, body: { ...shown, ...one.told } })
  expect((await client.api('GET', path)).body).toMatchObject({ ...shown, ...one.told })
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
