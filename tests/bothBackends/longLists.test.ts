import { expect, test } from 'vitest'
import { newPerson } from './person.ts'
import type { TestClient } from '@daymark/backend/testing/testClient.ts'

interface Item {
  id: number
  module: number
  date: string
  option: number
}

/** The days of a list: of several years, months and centuries, and more than a page of them in one month. */
const days = [
  '0999-12-31',
  '1999-12-31',
  ...Array.from({ length: 9 }, (_, at) => `2024-02-0${at + 1}`),
  '2024-03-01',
  '2025-01-01',
  '9999-12-31',
]

/** Makes a list of to-dos, two of them with one name, each with an item on some of the days. Resolves with all items in their order. */
async function fullList(client: TestClient, name: string): Promise<Item[]> {
  const module = await client.create('daily-todos-modules/', { name })
  // In the order in which they come.
  const options: number[] = []
  for (const option of ['Read', 'Read', 'Walk', 'äpfel']) {
    options.push(await client.create('daily-todo-options/', { module, name: option, text: 'Go' }))
  }
  const items: Item[] = []
  for (const [at, option] of [...options.entries()].toReversed()) {
    for (const date of days.filter((_, day) => (day + at) % 3 > 0).toReversed()) {
      const item = { module, date, option }
      const id = await client.create('daily-todo-items/', { ...item, status: 'done' })
      items.push({ id, ...item })
    }
  }
  return items.toSorted(
    (one, other) => one.date.localeCompare(other.date) || one.option - other.option,
  )
}

test('all pages together are the whole list, in its order, whatever their length', async () => {
  const client = await newPerson()
  const old = await fullList(client, 'Old')
  await client.create('daily-todos-modules/', { name: 'Empty' })
  const young = await fullList(client, 'Young')
  const module = young[0]?.module ?? 0
  const date = '2024-02-07'
  const onDay = (items: Item[]) => items.filter((item) => item.date === date)
  for (const [filter, wanted] of [
    ['', [...young, ...old]],
    [`&module=${module}`, young],
    [`&date=${date}`, [...onDay(young), ...onDay(old)]],
    [`&module=${module}&date=${date}`, onDay(young)],
  ] as const) {
    for (const size of filter === '' ? [7, 100] : [1, 7, 100]) {
      const pageCount = Math.ceil(wanted.length / size)
      const read = async (page: number | 'last') => {
        const address = `daily-todo-items/?page=${page}&page_size=${size}${filter}`
        const { body } = await client.api('GET', address)
        expect(body).toHaveProperty('pageCount', pageCount)
        return (body as { results: Item[] }).results
      }
      const pages: Item[][] = []
      for (let page = 1; page <= pageCount; page += 1) pages.push(await read(page))
      expect(pages.flat()).toEqual(wanted.map((item) => ({ ...item, status: 'done' })))
      expect(await read('last')).toEqual(pages.at(-1))
    }
  }
})

test('a page of items that is not there, and a list that is not there, are refused', async () => {
  const client = await newPerson()
  const items = await fullList(client, 'Health')
  const path = `daily-todo-items/?module=${items[0]?.module}`
  for (const page of ['99', 'none']) {
    expect(await client.api('GET', `${path}&page=${page}`)).toMatchObject({ status: 404 })
  }
  expect(await client.api('GET', 'daily-todo-items/?module=0')).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'invalid_choice', attr: 'module' }] },
  })
})
