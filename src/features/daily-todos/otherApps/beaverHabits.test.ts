import { expect, test } from 'vitest'
import { beaverHabits } from './beaverHabits.ts'

const find = (value: unknown) => beaverHabits.read({ kind: 'json', value })
const read = (value: unknown) => find(value)?.modules

const habits = [
  {
    name: 'Order pizza',
    id: 'a1b2',
    star: true,
    records: [
      { day: '2024-04-09', done: true },
      { day: '2024-04-10', done: false },
      { day: '2024-04-11', done: true, text: 'With friends' },
      { day: '2024-4-5', done: true },
    ],
  },
  { name: 'Smoke', status: 'archive', records: [{ day: '2024-04-09', done: true }] },
  { name: 'Gone', status: 'soft_delete', records: [] },
]

test('a file becomes a list with the days that are done, and what was archived there is no card', () => {
  expect(read({ habits, order: ['a1b2'] })).toEqual([
    {
      name: 'Beaver Habits',
      widgets: ['Beaver Habits'],
      options: [
        {
          name: 'Order pizza',
          text: 'Order pizza',
          days: { '2024-04-09': 'done', '2024-04-11': 'done', '2024-04-05': 'done' },
        },
      ],
    },
    {
      name: 'Beaver Habits (archive)',
      widgets: [],
      options: [{ name: 'Smoke', text: 'Smoke', days: { '2024-04-09': 'done' } }],
    },
  ])
})

test('the file of its database is read as well, and other JSON is left to others', () => {
  expect(read({ data: { habits } })).toEqual(read({ habits }))
  expect(read({ tasks: [] })).toBeUndefined()
  expect(read(null)).toBeUndefined()
})

test.for([
  [
    'a day that is none',
    [{ name: 'Walk', records: [{ day: '2024-02-30', done: true }] }],
    'habits[0].records[0].day: invalid',
  ],
  [
    'a habit without records beside others',
    [habits[0], { name: 'Walk' }],
    'habits[1].records: required',
  ],
] as const)('%s is named with its place', ([, habits, message]) => {
  expect(() => read({ habits })).toThrow(message)
})

test.for([[{ name: 'Walk' }], 'Walk'])(
  'habits without records are left to others: %j',
  (habits) => {
    expect(find({ habits })).toBeUndefined()
  },
)

test.for([' ', '\u2060', null, undefined])(
  'a habit with the name %j is left out, and told',
  (name) => {
    const nameless = { name, records: [{ day: '2024-04-09', done: true }] }
    const found = find({ habits: [habits[1], nameless] })
    expect(found?.leftOut).toEqual([{ reason: 'noName', what: 'habits[1]' }])
    expect(found?.modules).toEqual(read({ habits: [habits[1]] }))
  },
)
