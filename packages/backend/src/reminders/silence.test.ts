import { expect, test } from 'vitest'
import { remindedPerson } from '../../testing/remindedPerson.ts'

// Monday, 2 March 2026, at 07:30 in Amsterdam.
const monday = '2026-03-02'
const onMonday = `${monday}T06:30Z`

test.each([
  ['todo', 1],
  ['done', 0],
  ['skip', 0],
])('a list whose only to-do is %s today gets as many messages: %i', async (status, count) => {
  const { options, choose, at } = await remindedPerson({ todos: [{}] })
  await choose(options[0], '2026-03-01', 'done')
  await choose(options[0], monday, status)
  expect(await at(onMonday)).toBe(count)
})

test('a list without to-dos is silent', async () => {
  const { at } = await remindedPerson({ todos: [] })
  expect(await at(onMonday)).toBe(0)
})

test('a to-do that is archived does not count, and one that was restored does', async () => {
  const { client, options, at } = await remindedPerson({ todos: [{ name: 'Walk' }] })
  const archive = (from: string, isArchived: boolean) =>
    client.api('PUT', `daily-todo-options/${options[0]}/`, {
      name: 'Walk',
      text: 'Do it',
      archive: [{ from, isArchived }],
    })
  await archive(monday, true)
  expect(await at(onMonday)).toBe(0)
  await archive('2026-03-03', false)
  expect(await at('2026-03-03T06:30Z')).toBe(1)
})

test('a to-do counts on its days of the week, by the schedule of the day', async () => {
  const schedules = [
    { from: '2026-01-01', schedule: { weekdays: [2] } },
    { from: '2026-03-09', schedule: { weekdays: [1] } },
  ]
  const { at } = await remindedPerson({ todos: [{ schedules }] })
  expect(await at(onMonday)).toBe(0)
  expect(await at('2026-03-03T06:30Z')).toBe(1)
  expect(await at('2026-03-09T06:30Z')).toBe(2)
  expect(await at('2026-03-10T06:30Z')).toBe(2)
})

test('a to-do of twice a week counts when its week has as many days left as it has times', async () => {
  const schedules = [{ from: '2026-01-01', schedule: { timesPerWeek: 2 } }]
  const { options, choose, at } = await remindedPerson({ todos: [{ schedules }] })
  await choose(options[0], '2026-02-28', 'done')
  await choose(options[0], '2026-03-01', 'done')
  expect(await at(onMonday)).toBe(0)
  expect(await at('2026-03-06T06:30Z')).toBe(0)
  expect(await at('2026-03-07T06:30Z')).toBe(1)
  await choose(options[0], '2026-03-07', 'done')
  expect(await at('2026-03-08T06:30Z')).toBe(2)
  // The week after begins anew, and is settled after two times.
  await choose(options[0], '2026-03-09', 'done')
  expect(await at('2026-03-14T06:30Z')).toBe(2)
  await choose(options[0], '2026-03-14', 'done')
  expect(await at('2026-03-15T06:30Z')).toBe(2)
})
