import { expect, test } from 'vitest'
import { withTodo } from './person.ts'

const gym = { weekdays: [1, 3, 5] }
const thrice = { timesPerWeek: 3 }
const todo = { name: 'Gym', text: 'Gym' }

async function made(further: object = {}) {
  const { client, path } = await withTodo({ ...todo, ...further })
  return {
    client,
    path,
    read: async () => (await client.api('GET', path)).body,
    change: (...schedules: object[]) => client.api('PUT', path, { ...todo, schedules }),
  }
}

test('a to-do is due every day until it gets a schedule, and may be made with one', async () => {
  const { read } = await made()
  expect(await read()).toMatchObject({ schedule: null, schedules: [] })
  const schedules = [{ from: '1970-01-01', schedule: gym }]
  const other = await made({ schedules })
  expect(await other.read()).toMatchObject({ schedule: gym, schedules })
})

test('a change counts from its day on, and what was valid before stays', async () => {
  const { change, read } = await made()
  await change({ from: '2026-03-02', schedule: gym })
  expect((await change({ from: '2026-04-06', schedule: thrice })).status).toBe(200)
  await change({ from: '2026-05-04', schedule: null })
  expect(await read()).toMatchObject({
    schedule: null,
    schedules: [
      { from: '2026-03-02', schedule: gym },
      { from: '2026-04-06', schedule: thrice },
      { from: '2026-05-04', schedule: null },
    ],
  })
  // Another choice on the same day replaces the first, and one of a day before replaces both.
  await change({ from: '2026-05-04', schedule: { timesPerWeek: 2 } })
  await change({ from: '2026-04-05', schedule: { timesPerWeek: 1 } })
  expect(await read()).toMatchObject({
    schedule: { timesPerWeek: 1 },
    schedules: [
      { from: '2026-03-02', schedule: gym },
      { from: '2026-04-05', schedule: { timesPerWeek: 1 } },
    ],
  })
})

test('a history comes in any order and is kept in that of its days, each weekday once', async () => {
  const { change, read } = await made()
  await change(
    { from: '2026-04-06', schedule: { weekdays: [5, 1, 5] } },
    { from: '2026-03-02', schedule: thrice },
    { from: '2026-03-20', schedule: thrice },
  )
  expect(await read()).toMatchObject({
    schedules: [
      { from: '2026-03-02', schedule: thrice },
      { from: '2026-04-06', schedule: { weekdays: [1, 5] } },
    ],
  })
})

test.for([
  [{ from: '2026-02-30', schedule: gym }],
  [{ schedule: gym }],
  [{ from: '2026-03-02' }],
  ['2026-03-02'],
  [{ from: '2026-03-02', schedule: { weekdays: [] } }],
  [{ from: '2026-03-02', schedule: { weekdays: [0] } }],
  [{ from: '2026-03-02', schedule: { weekdays: [8] } }],
  [{ from: '2026-03-02', schedule: { weekdays: ['1'] } }],
  [{ from: '2026-03-02', schedule: { weekdays: [true] } }],
  [{ from: '2026-03-02', schedule: { timesPerWeek: 0 } }],
  [{ from: '2026-03-02', schedule: { timesPerWeek: 2.5 } }],
  [{ from: '2026-03-02', schedule: { weekdays: [1], timesPerWeek: 2 } }],
  [{ from: '2026-03-02', schedule: {} }],
  [{ from: '2026-03-02', schedule: 'daily' }],
])('%j is refused at its member', async ([entry]) => {
  const { change, read } = await made()
  const answer = await change(entry as object)
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ attr: 'schedules', code: 'invalid' }] },
  })
  expect(await read()).toMatchObject({ schedules: [] })
})

test('a to-do has at most 400 schedules', async () => {
  const { change } = await made()
  const many = Array.from({ length: 400 }, (_, index) => ({
    from: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    schedule: { timesPerWeek: 1 + (index % 2) },
  }))
  expect((await change(...many)).status).toBe(200)
  const last = { from: '2030-01-01', schedule: null }
  const errors = [{ attr: 'schedules', code: 'max_length' }]
  expect(await change(last)).toMatchObject({ status: 400, body: { errors } })
})
