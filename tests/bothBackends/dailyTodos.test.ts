import { features } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { newPerson } from './person.ts'

async function withOption() {
  const client = await newPerson()
  const module = await client.create('daily-todos-modules/', { name: 'Morning' })
  const option = await client.create('daily-todo-options/', {
    module,
    name: 'Run',
    text: 'Go for a run',
  })
  return { client, module, option }
}

test('a module is created, read, renamed and deleted with all that belongs to it', async () => {
  const { client, module, option } = await withOption()
  const day = { module, date: '2026-03-01', option, status: 'todo' }
  await client.create('daily-todo-items/', day)
  await client.create('daily-todos-widgets/', { module, name: 'Today' })
  const path = `daily-todos-modules/${module}/`
  expect(await client.api('GET', path)).toMatchObject({
    status: 200,
    body: { id: module, name: 'Morning' },
  })
  expect(await client.api('PUT', path, { name: ' Evening ' })).toMatchObject({
    body: { name: 'Evening' },
  })
  expect(await client.api('DELETE', path)).toMatchObject({ status: 204, text: '' })
  expect(await client.api('DELETE', path)).toMatchObject({ status: 404 })
  expect(await client.api('GET', `daily-todo-options/${option}/`)).toMatchObject({ status: 404 })
  expect(await client.api('GET', 'daily-todo-items/')).toMatchObject({
    body: { pageCount: 0, results: [] },
  })
  expect(await client.api('GET', 'widgets/')).toMatchObject({
    body: { dailyTodos: [], inspiration: [] },
  })
})

test('the status of an option for a day is set once and then changed', async () => {
  const { client, module, option } = await withOption()
  const day = { module, date: '2026-03-01', option }
  const id = await client.create('daily-todo-items/', { ...day, status: 'todo' })
  expect(await client.api('POST', 'daily-todo-items/', { ...day, status: 'done' })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'unique', attr: 'non_field_errors' }] },
  })
  const change = { status: 'skip', date: '2027-01-01', option: 99 }
  expect(await client.api('PATCH', `daily-todo-items/${id}/`, change)).toMatchObject({
    status: 200,
    body: { id, ...day, status: 'skip' },
  })
  expect(await client.api('PATCH', `daily-todo-items/${id}/`, {})).toMatchObject({
    body: { status: 'skip' },
  })
  expect(
    await client.api('GET', `daily-todo-items/?module=${module}&date=2026-03-01`),
  ).toMatchObject({
    body: { pageCount: 1, results: [{ id, status: 'skip' }] },
  })
  expect(await client.api('DELETE', `daily-todo-options/${option}/`)).toMatchObject({ status: 204 })
  expect(await client.api('GET', 'daily-todo-items/')).toMatchObject({ body: { results: [] } })
})

test('an option stays in its module whatever a change says', async () => {
  const { client, module, option } = await withOption()
  const elsewhere = await client.create('daily-todos-modules/', { name: 'Evening' })
  const change = { module: elsewhere, name: 'Swim', text: 'Swim' }
  expect(await client.api('PUT', `daily-todo-options/${option}/`, change)).toMatchObject({
    body: { id: option, module, name: 'Swim' },
  })
})

test('an item needs an option of its own module', async () => {
  const { client, option } = await withOption()
  const module = await client.create('daily-todos-modules/', { name: 'Evening' })
  const item = { module, date: '2026-03-01', option, status: 'todo' }
  expect(await client.api('POST', 'daily-todo-items/', item)).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'does_not_exist', attr: 'option' }] },
  })
})

test('modules come newest first, ten to a page or as many as asked for', async () => {
  const client = await newPerson()
  for (let index = 1; index <= 12; index += 1) {
    await client.create('daily-todos-modules/', { name: `Module ${index}` })
  }
  const names = async (query: string) => {
    const { body } = await client.api('GET', `daily-todos-modules/${query}`)
    const { pageCount, results } = body as { pageCount: number; results: { name: string }[] }
    return [pageCount, results.length, results[0]?.name]
  }
  expect(await names('')).toEqual([2, 10, 'Module 12'])
  expect(await names('?page=2')).toEqual([2, 2, 'Module 2'])
  expect(await names('?page=last')).toEqual([2, 2, 'Module 2'])
  expect(await names('?page_size=50')).toEqual([1, 12, 'Module 12'])
  expect(await names('?page=last&page_size=5')).toEqual([3, 2, 'Module 2'])
  for (const page of ['3', '0', '-1', 'abc', '1.5']) {
    expect(await client.api('GET', `daily-todos-modules/?page=${page}`), page).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'not_found', detail: 'Invalid page.' }] },
    })
  }
})

test('options come by name, compared by character, within the newest module first', async () => {
  const { client, module } = await withOption()
  for (const name of ['b', 'A', 'a', 'é', 'C']) {
    await client.create('daily-todo-options/', { module, name, text: 't' })
  }
  const newer = await client.create('daily-todos-modules/', { name: 'Newer' })
  await client.create('daily-todo-options/', { module: newer, name: 'z', text: 't' })
  const { body } = await client.api('GET', 'daily-todo-options/')
  const names = (body as { results: { name: string }[] }).results.map(({ name }) => name)
  expect(names).toEqual(['z', 'A', 'C', 'Run', 'a', 'b', 'é'])
})

test('items come by day, then in the order of the options', async () => {
  const { client, module, option } = await withOption()
  const first = await client.create('daily-todo-options/', { module, name: 'A', text: 't' })
  for (const [date, of] of [
    ['2026-05-02', option],
    ['2026-05-02', first],
    ['2026-05-01', option],
  ] as const) {
    await client.create('daily-todo-items/', { module, date, option: of, status: 'done' })
  }
  const { body } = await client.api('GET', 'daily-todo-items/')
  const order = (body as { results: { date: string; option: number }[] }).results
  expect(order.map((item) => [item.date, item.option])).toEqual([
    ['2026-05-01', option],
    ['2026-05-02', first],
    ['2026-05-02', option],
  ])
})

test('a module is changed as a whole, and an item in its status only', async () => {
  const { client, module, option } = await withOption()
  const path = `daily-todos-modules/${module}/`
  expect((await client.api('PATCH', path, { name: 'Night' })).status).toBe(405)
  expect((await client.api('PUT', path, { name: 'Night' })).status).toBe(200)
  const day = { module, option, date: '2026-02-03', status: 'done' }
  const item = await client.create('daily-todo-items/', day)
  expect((await client.api('PUT', `daily-todo-items/${item}/`, day)).status).toBe(405)
})

test('the dashboard names every optional part of the description', async () => {
  const client = await newPerson()
  expect((await client.api('GET', 'widgets/')).body).toHaveProperty('features', [...features])
})
