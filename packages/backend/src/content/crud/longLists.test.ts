import { expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { amount, expectCountsToBeRight, openDatabase } from '../../../testing/longModule.ts'
import { signedIn, temporaryFolder } from '../../../testing/testBackend.ts'

/** The days of a test: of several years, months and centuries, and more than a page of them in one month. */
const days = [
  '0999-12-31',
  '1999-12-31',
  ...Array.from({ length: 28 }, (_, at) => `2024-02-${String(at + 1).padStart(2, '0')}`),
  '2024-03-01',
  '2025-01-01',
  '9999-12-31',
]

/** Gives a module some options, two of them with one name, and each an item on some of the days. */
function addItems(database: Database, module: number): void {
  const names = ['Walk', 'Read', 'Read', 'äpfel', 'Zoo']
  const options = names.map((name) =>
    database.insert('daily_todo_options', { module_id: module, name, text: name }),
  )
  database.transaction(() => {
    for (const [at, option] of options.toReversed().entries()) {
      for (const date of days.filter((_, day) => (day + at) % 3 > 0).toReversed()) {
        const row = { module_id: module, date, option_id: option, status: 'done' }
        database.insert('daily_todo_items', row)
      }
    }
  })
}

test('the counts are those of counting, whatever came and went', async () => {
  const dataDir = temporaryFolder()
  const { client } = await signedIn({ dataDir })
  const database = openDatabase(dataDir)
  const module = await client.create('daily-todos-modules/', { name: 'Health' })
  addItems(database, module)
  expectCountsToBeRight(database)
  const item = database.get<{ option: number; date: string }>(
    'SELECT option_id AS option, date FROM daily_todo_items',
  )
  const option = item?.option
  const same = { module, option, date: item?.date, status: 'todo' }
  const twice = await client.api('POST', 'daily-todo-items/', same)
  expect(twice.status).toBe(400)
  await client.create('daily-todo-items/', { module, option, date: '2001-02-03', status: 'todo' })
  const thoughts = await client.create('inspiration-modules/', { name: 'Thoughts' })
  await client.create('inspiration-options/', {
    module: thoughts,
    name: 'A',
    type: 'text',
    text: 'B',
  })
  await client.create('inspiration-items/', { module: thoughts, date: '2001-02-03' })
  expectCountsToBeRight(database)
  await client.api('DELETE', `daily-todo-options/${option}/`)
  expectCountsToBeRight(database)
  await client.api('DELETE', `daily-todos-modules/${module}/`)
  await client.api('DELETE', `inspiration-modules/${thoughts}/`)
  expectCountsToBeRight(database)
  expect(amount(database, 'daily_todo_item_counts')).toBe(0)
})
