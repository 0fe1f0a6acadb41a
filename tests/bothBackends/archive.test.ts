import { expect, test } from 'vitest'
import { withTodo } from './person.ts'

const todo = { name: 'Gym', text: 'Gym' }

async function made(further: object = {}) {
  const { client, path } = await withTodo({ ...todo, ...further })
  const change = (...archive: object[]) => client.api('PUT', path, { ...todo, archive })
  return {
    client,
    path,
    change,
    archived: async () => ((await client.api('GET', path)).body as { archived: unknown }).archived,
    put: (from: string) => change({ from, isArchived: true }),
    restore: (from: string) => change({ from, isArchived: false }),
  }
}

test('a to-do is archived from a day on, is brought back, and may be archived again', async () => {
  const { put, restore, archived, client } = await made()
  expect(await archived()).toEqual([])
  expect(await put('2026-03-02')).toMatchObject({
    status: 200,
    body: { archived: [{ from: '2026-03-02', until: null }] },
  })
  await restore('2026-03-09')
  expect(await archived()).toEqual([{ from: '2026-03-02', until: '2026-03-09' }])
  await put('2026-04-06')
  const all = [
    { from: '2026-03-02', until: '2026-03-09' },
    { from: '2026-04-06', until: null },
  ]
  expect(await archived()).toEqual(all)
  const list = await client.api('GET', 'daily-todo-options/?page=1&page_size=100')
  expect(list.body).toMatchObject({ results: [{ ...todo, archived: all }] })
})

test('a time of no days is none, and one that begins where another ends continues it', async () => {
  const { put, restore, archived } = await made()
  await put('2026-03-02')
  await restore('2026-03-02')
  expect(await archived()).toEqual([])
  await put('2026-03-02')
  await restore('2026-03-09')
  await put('2026-03-09')
  expect(await archived()).toEqual([{ from: '2026-03-02', until: null }])
})

test('archived twice, or brought back twice, it is as after the first time', async () => {
  const { put, restore, archived } = await made()
  await restore('2026-03-01')
  expect(await archived()).toEqual([])
  await put('2026-03-02')
  await put('2026-03-05')
  expect(await archived()).toEqual([{ from: '2026-03-02', until: null }])
  await restore('2026-03-09')
  await restore('2026-03-10')
  expect(await archived()).toEqual([{ from: '2026-03-02', until: '2026-03-09' }])
})

test('a change of an earlier day replaces those that came after it', async () => {
  const { put, restore, archived } = await made()
  await put('2026-03-02')
  await restore('2026-03-09')
  await put('2026-04-06')
  await restore('2026-03-05')
  expect(await archived()).toEqual([{ from: '2026-03-02', until: '2026-03-05' }])
})

test('what was never sent stays: the name, the schedules and the archive change apart', async () => {
  const { client, path, put, archived } = await made()
  await put('2026-03-02')
  const schedules = [{ from: '2026-03-03', schedule: { timesPerWeek: 3 } }]
  await client.api('PUT', path, { ...todo, name: 'Sport', schedules })
  expect(await archived()).toEqual([{ from: '2026-03-02', until: null }])
  await put('2026-03-02')
  expect((await client.api('GET', path)).body).toMatchObject({ schedules })
})

test('what is read is not what is sent', async () => {
  const { client, path, archived } = await made()
  const times = [{ from: '2026-03-02', until: null }]
  expect(await client.api('PUT', path, { ...todo, archived: times })).toMatchObject({ status: 200 })
  expect(await archived()).toEqual([])
})

test('a to-do may be made with a whole history, in any order', async () => {
  const archive = [
    { from: '2026-04-06', isArchived: true },
    { from: '2026-03-09', isArchived: false },
    { from: '2026-03-02', isArchived: true },
  ]
  const { archived } = await made({ archive })
  expect(await archived()).toEqual([
    { from: '2026-03-02', until: '2026-03-09' },
    { from: '2026-04-06', until: null },
  ])
})

test.for([
  [{ from: '2026-02-30', isArchived: true }],
  [{ isArchived: true }],
  [{ from: '2026-03-02' }],
  ['2026-03-02'],
  [{ from: '2026-03-02', isArchived: 'yes' }],
  [{ from: '2026-03-02', isArchived: 1 }],
  [{ from: '2026-03-02', isArchived: null }],
  [{ from: 20260302, isArchived: true }],
])('%j is refused at its member', async ([entry]) => {
  const { change, archived } = await made()
  const answer = await change(entry as object)
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ attr: 'archive', code: 'invalid' }] },
  })
  expect(await archived()).toEqual([])
})

test('a to-do is archived and brought back at most 400 times', async () => {
  const { change, put } = await made()
  const many = Array.from({ length: 400 }, (_, index) => ({
    from: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    isArchived: index % 2 === 0,
  }))
  expect((await change(...many)).status).toBe(200)
  const errors = [{ attr: 'archive', code: 'max_length' }]
  expect(await put('2030-01-01')).toMatchObject({ status: 400, body: { errors } })
})
