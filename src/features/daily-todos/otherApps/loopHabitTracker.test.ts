import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { loopHabitTracker } from './loopHabitTracker.ts'

const head =
  'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?'
const habits = [
  head,
  '001,Meditate,YES_NO,Did you meditate this morning?,,1,1,#FF8F00,,,,false',
  '002,"Wake up, early",YES_NO,,"Before ""six""",2,3,#00897B,,,,false',
  '003,Run,NUMERICAL,How far?,,1,1,#00897B,km,AT_LEAST,2.5,false',
  '004,Coffee,NUMERICAL,,,1,1,#00897B,cups,AT_MOST,2.0,true',
].join('\n')

function read(files: Record<string, string>) {
  const contents = Object.entries(files).map(([path, text]) => [path, strToU8(text)])
  const bytes = new Uint8Array(zipSync(Object.fromEntries(contents)))
  return loopHabitTracker.read({ kind: 'zip', bytes })
}

const archive = {
  'Habits.csv': `\uFEFF${habits}\n`,
  '001 Meditate/Checkmarks.csv': 'Date,Value,Notes\n',
  '001 Meditate/Scores.csv': 'Date,Score\n2015-01-25,0.0000\n',
  '002 Wake up early/Checkmarks.csv': [
    'Date,Value,Notes',
    '2015-01-25,YES_MANUAL,',
    '2015-01-24,NO,Sick',
    '2015-01-23,YES_AUTO,"Forgot to do it, really"',
    '2015-01-22,SKIP,"""Vacation"""',
    '2015-01-21,UNKNOWN,',
    '2015-01-20,YES_MANUAL,"two\r\nlines"',
    '',
  ].join('\r\n'),
  '003 Run/Checkmarks.csv':
    'Date,Value,Notes\n2020-02-29,2500,\n2020-02-28,2499,\n2020-02-27,SKIP,\n',
  '004 Coffee/Checkmarks.csv': 'Date,Value,Notes\n2020-02-29,2000,\n2020-02-28,3000,\n',
  'Checkmarks.csv': 'Date,Meditate,Wake up, early,\n2015-01-25,-1,2,\n',
  'Scores.csv': 'Date,Meditate,Wake up, early,\n2015-01-25,0.0000,0.0000,\n',
}

test('an archive becomes a list with its days, and what was archived there is no card', () => {
  expect(read(archive)).toEqual([
    {
      name: 'Loop Habit Tracker',
      widgets: ['Loop Habit Tracker'],
      options: [
        { name: 'Meditate', text: 'Did you meditate this morning?', days: {} },
        {
          name: 'Wake up, early',
          text: 'Before "six"',
          days: {
            '2015-01-25': 'done',
            '2015-01-23': 'skip',
            '2015-01-22': 'skip',
            '2015-01-20': 'done',
          },
        },
        { name: 'Run', text: 'How far?', days: { '2020-02-29': 'done', '2020-02-27': 'skip' } },
      ],
    },
    {
      name: 'Loop Habit Tracker (archive)',
      widgets: [],
      options: [{ name: 'Coffee', text: 'Coffee', days: { '2020-02-29': 'done' } }],
    },
  ])
})

test('an archive of an older version has numbers for its days, and no head over them', () => {
  const [list] =
    read({
      'Habits.csv':
        'Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Walk,,,1,1,#F00\n',
      '001 Walk/Checkmarks.csv':
        '2015-01-25,2\n2015-01-24,1\n2015-01-23,0\n2015-01-22,-1\n2015-01-21,3\n',
    }) ?? []
  expect(list?.options).toEqual([
    {
      name: 'Walk',
      text: 'Walk',
      days: { '2015-01-25': 'done', '2015-01-24': 'skip', '2015-01-21': 'skip' },
    },
  ])
})

test('an archive that was packed again, in a folder, is read as well', () => {
  const [list] =
    read({
      'Loop/Habits.csv': 'Position,Name\n001,Walk\n010,Run\n',
      'Loop/001 Walk/Checkmarks.csv': 'Date,Value,Notes\n2024-01-01,YES_MANUAL,\n',
      'Loop/010 Run/Checkmarks.csv': 'Date,Value,Notes\n2024-01-02,YES_MANUAL,\n',
    }) ?? []
  expect(list?.options.map(({ days }) => Object.keys(days))).toEqual([
    ['2024-01-01'],
    ['2024-01-02'],
  ])
})

test('10,000 days are read', () => {
  const days = Array.from({ length: 10_000 }, (_, index) => {
    const date = new Date(Date.UTC(1998, 0, 1 + index)).toISOString().slice(0, 10)
    return `${date},YES_MANUAL,`
  })
  const [list] =
    read({
      'Habits.csv': 'Position,Name\n001,Walk\n',
      '001 Walk/Checkmarks.csv': `Date,Value,Notes\n${days.join('\n')}\n`,
    }) ?? []
  expect(Object.keys(list?.options[0]?.days ?? {})).toHaveLength(10_000)
})

const walk = { 'Habits.csv': 'Position,Name\n001,Walk\n' }

test.for([
  [
    'a day that is none',
    { ...walk, '001 Walk/Checkmarks.csv': 'Date,Value\n2023-02-29,NO\n' },
    '001 Walk/Checkmarks.csv:2: date',
  ],
  [
    'a day in another order',
    { ...walk, '001 Walk/Checkmarks.csv': '25-01-2015,2\n' },
    '001 Walk/Checkmarks.csv:1: date',
  ],
  [
    'an unknown answer',
    { ...walk, '001 Walk/Checkmarks.csv': 'Date,Value\n2023-02-28,NO\n2023-03-01,MAYBE\n' },
    '001 Walk/Checkmarks.csv:3: value',
  ],
  [
    'a habit without a name',
    { 'Habits.csv': 'Position,Name\n001,Walk\n002,\n' },
    'Habits.csv:3: required',
  ],
  [
    'a table without names',
    { 'Habits.csv': 'Position,Title\n001,Walk\n' },
    'Habits.csv:1: columns',
  ],
] as const)('%s is named with its file and line', ([, files, message]) => {
  expect(() => read(files)).toThrow(message)
})

test('a zip that is cut off is named, and one of something else is left to others', () => {
  const whole = zipSync({ 'Habits.csv': strToU8(habits) })
  const cut = new Uint8Array(whole.slice(0, whole.length - 30))
  expect(() => loopHabitTracker.read({ kind: 'zip', bytes: cut })).toThrow('zip')
  expect(read({ 'holiday.txt': 'sun' })).toBeUndefined()
})
