import { expect, test } from 'vitest'
import { loadTakeouts } from './fileFormat.ts'
import { readModules } from './readFile.ts'

const kinds = await loadTakeouts()
const read = (content: string, name: string) => readModules(new File([content], name), kinds)

test.for([
  [
    'HabitTrove',
    {
      id: '1',
      name: 'Walk',
      frequency: 'daily',
      coinReward: 5,
      completions: ['2026-01-02T08:00:00Z'],
    },
    'habitTrove',
  ],
  [
    'Table Habit',
    {
      create_t: 1,
      type: 1,
      name: 'Walk',
      daily_goal: 1,
      records: [{ record_date: 20000, record_type: 1 }],
    },
    'tableHabit',
  ],
  ['an unknown app', { title: 'Walk', days: [] }, 'unknown'],
  ['an unknown app with records', { name: 'Walk', records: [{ when: '2026-01-02' }] }, 'unknown'],
] as const)(
  'the habits of %s are not taken for those of Beaver Habits',
  async ([, habit, problem]) => {
    await expect(read(JSON.stringify({ habits: [habit] }), 'habits.json')).rejects.toThrow(
      new RegExp(`^${problem}$`),
    )
  },
)

test('a table of one column is read without its quotes', async () => {
  const { modules } = await read('"Walk, far"\n"Read ""Dune"""\nSwim\n', 'habits.csv')
  expect(modules[0]?.options.map(({ name }) => name)).toEqual(['Walk, far', 'Read "Dune"', 'Swim'])
})

test('what is done in todo.txt is left out and counted, and names have no priority and no day', async () => {
  const text = [
    'x 2026-01-02 2026-01-01 Write',
    '(A) 2026-01-01 Walk +health due:2026-02-01',
    '2026-01-01 Read',
    '(B) Swim',
    'x-ray at ten',
  ].join('\n')
  expect(await read(text, 'tasks.txt')).toMatchObject({
    modules: [
      {
        options: [
          { name: 'Walk +health' },
          { name: 'Read' },
          { name: 'Swim' },
          { name: 'x-ray at ten' },
        ],
      },
    ],
    leftOut: [{ reason: 'done', what: '1' }],
  })
  await expect(read('x 2026-01-02 Write\n', 'todo.txt')).rejects.toThrow('allDone')
})
