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

function find(files: Record<string, string>) {
  const contents = Object.entries(files).map(([path, text]) => [path, strToU8(text)])
  const bytes = new Uint8Array(zipSync(Object.fromEntries(contents)))
  return loopHabitTracker.read({ kind: 'zip', bytes })
}

const read = (files: Record<string, string>) => find(files)?.modules

const olderHead = 'Position,Name,Question,Description,NumRepetitions,Interval,Color'

/** Returns the days of the only habit, or of each. */
const daysIn = (files: Record<string, string>) =>
  read(files)?.flatMap(({ options }) => options.map(({ days }) => days))

const walk = { 'Habits.csv': 'Position,Name\n001,Walk\n' }

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
  const modules = read({
    'Habits.csv': `${olderHead}\n001,Walk,,,1,1,#F00\n`,
    '001 Walk/Checkmarks.csv':
      '2015-01-25,2\n2015-01-24,1\n2015-01-23,0\n2015-01-22,-1\n2015-01-21,3\n',
  })
  expect(modules?.[0]?.options).toEqual([
    {
      name: 'Walk',
      text: 'Walk',
      days: { '2015-01-25': 'done', '2015-01-24': 'skip', '2015-01-21': 'skip' },
    },
  ])
})

test('an archive that was packed again, in a folder, is read as well', () => {
  const days = daysIn({
    'Loop/Habits.csv': 'Position,Name\n001,Walk\n010,Run\n',
    'Loop/001 Walk/Checkmarks.csv': 'Date,Value,Notes\n2024-01-01,YES_MANUAL,\n',
    'Loop/010 Run/Checkmarks.csv': 'Date,Value,Notes\n2024-01-02,YES_MANUAL,\n',
  })
  expect(days).toEqual([{ '2024-01-01': 'done' }, { '2024-01-02': 'done' }])
})

test('10,000 days are read', () => {
  const days = Array.from({ length: 10_000 }, (_, index) => {
    const date = new Date(Date.UTC(1998, 0, 1 + index)).toISOString().slice(0, 10)
    return `${date},YES_MANUAL,`
  })
  const [read] =
    daysIn({ ...walk, '001 Walk/Checkmarks.csv': `Date,Value,Notes\n${days.join('\n')}\n` }) ?? []
  expect(Object.keys(read ?? {})).toHaveLength(10_000)
})

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

test('archives that do not tell which habits are measured: numbers above 3 are amounts', () => {
  const days = daysIn({
    'Habits.csv': `${olderHead}\n001,Stretch,,,1,1,#F00\n002,Run,How far?,,1,1,#F00\n`,
    '001 Stretch/Checkmarks.csv': '2026-11-25,2\n2026-11-24,1\n2026-11-23,0\n',
    '002 Run/Checkmarks.csv':
      '2026-11-25,2500\n2026-11-24,0\n2026-11-23,7000\n2026-11-22,3\n2026-11-21,-1\n2026-11-20,2\n',
  })
  expect(days).toEqual([
    { '2026-11-25': 'done', '2026-11-24': 'skip' },
    { '2026-11-25': 'done', '2026-11-23': 'done', '2026-11-22': 'skip', '2026-11-20': 'done' },
  ])
})

test('the words for 0, 1 and 2 are amounts of a measured habit', () => {
  const value = (type: string) => ({
    'Habits.csv': `${head}\n001,Smoke,NUMERICAL,,,1,1,#F00,pieces,${type},2.0,false\n`,
    '001 Smoke/Checkmarks.csv': [
      'Date,Value,Notes',
      '2026-11-25,NO,',
      '2026-11-24,YES_AUTO,',
      '2026-11-23,YES_MANUAL,',
      '2026-11-22,2000,',
      '2026-11-21,5000,',
      '2026-11-20,UNKNOWN,',
      '2026-11-19,SKIP,',
    ].join('\n'),
  })
  expect(daysIn(value('AT_MOST'))).toEqual([
    {
      '2026-11-25': 'done',
      '2026-11-24': 'done',
      '2026-11-23': 'done',
      '2026-11-22': 'done',
      '2026-11-19': 'skip',
    },
  ])
  expect(daysIn(value('AT_LEAST'))).toEqual([
    { '2026-11-22': 'done', '2026-11-21': 'done', '2026-11-19': 'skip' },
  ])
})

test.for([
  ['Arabic', '٠٠١', '001', '2026-11-25'],
  ['Persian, in the name of the folder too', '۰۰۱', '۰۰۱ راه', '2026-11-25'],
  ['Devanagari, in the dates too', '००१', '001 चलना', '२०२६-११-२५'],
  ['no digits', '', '001 Walk', '2026-11-25'],
] as const)('the number of a habit in %s finds its days', ([, position, folder, day]) => {
  const days = daysIn({
    'Habits.csv': `${olderHead}\n${position},Walk,,,1,1,#F00\n`,
    [`${folder}/Checkmarks.csv`]: `${day},2\n`,
  })
  expect(days).toEqual([{ '2026-11-25': 'done' }])
})

test.for(['001 Read\\Checkmarks.csv', './001 Read/Checkmarks.csv', 'Read/Checkmarks.csv'])(
  'an archive that another program packed is read: %s',
  (path) => {
    const files = { [path]: 'Date,Value,Notes\n2026-11-25,YES_MANUAL,\n' }
    expect(find({ 'Habits.csv': 'Position,Name\n001,Read\n', ...files })).toMatchObject({
      modules: [{ options: [{ days: { '2026-11-25': 'done' } }] }],
      leftOut: [],
    })
  },
)

test('an archive that a spreadsheet saved is read: other columns first, semicolons, numbers with a comma', () => {
  const found = find({
    'backup/Loop/Habits.csv': [
      'Archived?;Target Value;Target Type;Type;Name;Position',
      'FALSE;2,5;AT_LEAST;NUMERICAL;Run, slowly;٠٠٢',
      'TRUE;;;YES_NO;"Read; write";٠٠١',
    ].join('\r\n'),
    'backup/Loop/٠٠١ Read/Checkmarks.csv': 'Date;Value;Notes\r\n2026-11-25;YES_MANUAL;"a; b"\r\n',
    'backup/Loop/٠٠٢ Run/Checkmarks.csv': '2026-11-25;2500\r\n2026-11-24;2499\r\n',
    '__MACOSX/backup/Loop/._Habits.csv': 'x',
  })
  expect(found?.leftOut).toEqual([])
  expect(found?.modules.flatMap(({ options }) => options)).toMatchObject([
    { name: 'Run, slowly', days: { '2026-11-25': 'done' } },
    { name: 'Read; write', days: { '2026-11-25': 'done' } },
  ])
  expect(found?.modules[1]?.widgets).toEqual([])
})

test.for(['2.5', '2,5', '٢٫٥'])('the target %s is two and a half', (target) => {
  const row = `001,Run,NUMERICAL,,,1,1,#F00,km,AT_LEAST,"${target}",false`
  expect(
    daysIn({
      'Habits.csv': `${head}\n${row}\n`,
      '001 Run/Checkmarks.csv': '2026-11-25,2500\n2026-11-24,2499\n',
    }),
  ).toEqual([{ '2026-11-25': 'done' }])
})

test('a habit without a folder, and one without a name, are told', () => {
  const found = find({
    'Habits.csv': 'Position,Name\n001,Walk\n002,Run\n003,\u3164\n',
    '001 Walk/Checkmarks.csv': 'Date,Value\n2024-01-01,YES_MANUAL\n',
    '003/Checkmarks.csv': 'Date,Value\n2024-01-01,YES_MANUAL\n',
  })
  expect(found?.leftOut).toEqual([
    { reason: 'noDays', what: 'Run' },
    { reason: 'noName', what: 'Habits.csv:4' },
  ])
  expect(found?.modules[0]?.options.map(({ name }) => name)).toEqual(['Walk', 'Run'])
})

test.for([
  'Date,Value,Notes\n2026-11-25,YES_MANUAL,\n',
  'Date,Score\n2026-11-25,0.5\n',
  'Date,Stretch,Read,\r\n2026-11-25,YES_MANUAL,NO,\r\n',
  'Date,Stretch,Read,\n2026-11-25,0.0500,0.1000,\n',
  `${olderHead}\n001,Walk,,,1,1,#F00\n`,
  '2026-11-25,2\n2026-11-24,-1\n2026-11-23,2500\n',
])('one file of an archive is refused, and the archive asked for: %s', (text) => {
  expect(() => loopHabitTracker.read({ kind: 'text', text })).toThrow('loopPart')
})

test.for(['Walk\nRun\n', 'Date,Title\n2026-11-25,Dinner\n', '2026-11-25\n2026-11-24\n'])(
  'another text is left to others: %s',
  (text) => {
    expect(loopHabitTracker.read({ kind: 'text', text })).toBeUndefined()
  },
)
