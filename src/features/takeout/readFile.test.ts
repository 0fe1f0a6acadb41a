import { readFile as readDocument } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadTakeouts } from './fileFormat.ts'
import { readModules } from './readFile.ts'

const kinds = await loadTakeouts()
const read = async (content: string | Uint8Array<ArrayBuffer>, name: string) =>
  (await readModules(new File([content], name), kinds)).modules

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const health = {
  kind: 'dailyTodos',
  name: 'Health',
  widgets: ['Today'],
  options: [{ name: 'Walk', text: 'For half an hour', days: { '2024-02-29': 'done' } }],
}
const thoughts = {
  kind: 'inspiration',
  name: 'Thoughts',
  widgets: [],
  options: [
    { type: 'text', name: 'Calm', text: 'Begin with little', shownOn: ['2024-02-29'] },
    { type: 'image', name: 'Hill', image: pixel },
    { type: 'image', name: 'Nothing yet' },
  ],
}
const file = (...modules: unknown[]) =>
  JSON.stringify({ format: 'daymark', version: 1, exportedAt: '2024-03-01T00:00:00Z', modules })

test('a file of Daymark is read as it was written, with or without a byte order mark', async () => {
  const modules = await read(file(health, thoughts), 'daymark.json')
  expect(modules).toEqual([health, thoughts])
  expect(await read(`\uFEFF${file(health, thoughts)}`, 'renamed')).toEqual(modules)
})

test('the example of the documentation can be brought in', async () => {
  const page = await readDocument('docs/takeout.md', 'utf8')
  const [, example = ''] = /```json\n([^`]+)```/.exec(page) ?? []
  const modules = await read(example.replace('iVBORw0KGgo…', pixel), 'daymark.json')
  expect(modules.map(({ kind, name }) => ({ kind, name }))).toEqual([
    { kind: 'dailyTodos', name: 'Health' },
    { kind: 'inspiration', name: 'Thoughts' },
  ])
})

test('lines become to-dos of a list with the name of the file, each once', async () => {
  const long = 'Write a long letter to somebody who has not heard of me for years'
  expect(
    await read(`\uFEFF- [ ] Walk\r\n* Read\r\n\r\n  Walk \r\n${long}\r\n`, 'Every day.txt'),
  ).toEqual([
    {
      kind: 'dailyTodos',
      name: 'Every day',
      widgets: ['Every day'],
      options: [
        { name: 'Walk', text: 'Walk', days: {} },
        { name: 'Read', text: 'Read', days: {} },
        { name: 'Write a long letter to somebody who has not heard…', text: long, days: {} },
      ],
    },
  ])
})

test.for([
  [
    'a day that is none',
    { ...health, options: [{ name: 'Walk', text: 'a', days: { '2023-02-29': 'done' } }] },
    'modules[0].options[0].days["2023-02-29"]: invalid',
  ],
  [
    'an unknown status',
    { ...health, options: [{ name: 'Walk', text: 'a', days: { '2024-02-29': 'maybe' } }] },
    'modules[0].options[0].days["2024-02-29"]: invalid',
  ],
  ['a name that is too long', { ...health, name: 'x'.repeat(51) }, 'modules[0].name: too_long:50'],
  ['a kind that is not known', { ...health, kind: 'weather' }, 'modules[0].kind: invalid'],
  [
    'a text that is missing',
    { ...health, options: [{ name: 'Walk' }] },
    'modules[0].options[0].text: required',
  ],
  [
    'an image that is none',
    { ...thoughts, options: [{ type: 'image', name: 'Hill', image: 'aGVsbG8=' }] },
    'modules[0].options[0].image: invalid_image',
  ],
] as const)('%s is named with its place', async ([, module, message]) => {
  await expect(read(file(module), 'daymark.json')).rejects.toThrow(message)
})

test.for([
  ['a file that is cut off', '{\n"format": "daymark",\n"modules": [', 'a.json', '3:13: json'],
  ['a comma too many', '{\n"format": "daymark",,\n"modules": []}', 'a.json', '2:21: json'],
  [
    'a file of a newer version',
    '{"format":"daymark","version":2,"modules":"?"}',
    'a.json',
    'newer',
  ],
  ['a file without modules', file(), 'a.json', 'empty'],
  ['a text without lines', '\n \n', 'a.txt', 'empty'],
  ['JSON of something else', '{"tasks":[]}', 'a.json', 'unknown'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'a.png', 'unknown'],
  ['a zip that is none', 'PK, said the man', 'a.zip', 'zip'],
] as const)('%s is refused as a whole', async ([, content, name, message]) => {
  await expect(read(content, name)).rejects.toThrow(message)
})

/** The names of the to-dos in a text. */
const namesIn = async (content: string | Uint8Array<ArrayBuffer>, name = 'List.txt') => {
  const [list] = await read(content, name)
  return list?.options.map((option) => option.name)
}

test.for([
  ['1. Walk\n2) Read\n(3) Write', 'Walk Read Write'],
  ['1.Walk\na) Read\n① Write', 'Walk Read Write'],
  ['– Walk\n— Read\n+ Write\n· Swim', 'Walk Read Write Swim'],
  ['☐ Walk\n☑ Read\n☐Write\n✅ Swim', 'Walk Read Write Swim'],
  ['[ ] Walk\n[x] Read\n- [X] Write\n[]Swim', 'Walk Read Write Swim'],
  ['# Walk\n## Read\n---\n***\n- \nWrite', 'Walk Read Write'],
  ['- 1. Walk\n* - Read', 'Walk Read'],
  ['•\tWalk\n•\tRead\n1.\tWrite', 'Walk Read Write'],
  ['\uF0B7\tWalk\no\tRead\n\uF0A7 Write', 'Walk Read Write'],
  ['A) Walk\n(B) Read\n１．Write\n٢. Swim\n❸ Run\n4️⃣ Ride', 'Walk Read Write Swim Run Ride'],
  ['- [-] Walk\n[>] Read\n( ) Write\n➔ Swim\n> Run\n▸ Ride', 'Walk Read Write Swim Run Ride'],
  ['− Walk\n‒ Read\n▢ Write\n✔︎ Swim', 'Walk Read Write Swim'],
  ['```\nWalk\n```', 'Walk'],
  ['Walk\u2028Read\n\u2060\n\u3164', 'Walk Read'],
] as const)('the signs of a list do not become part of a name: %j', async ([text, names]) => {
  expect((await namesIn(text))?.join(' ')).toBe(names)
})

test.for([
  '1.5 km',
  '10:00 tea',
  '#1 priority',
  '+1 push-up',
  '-5 kg',
  '2nd walk',
  '[draft] letter',
  'Buy milk, eggs, bread',
  'Run 2,5 km',
  '<3 my cat',
  'a.b.c',
  '>10 pages',
  'o clock',
  '(maybe) call',
  '[[Walk]] far',
  'x > y',
])('what only looks like a sign stays: %s', async (line) => {
  expect(await namesIn(`${line}\nRead`)).toEqual([line, 'Read'])
})

test('commas in sentences and in numbers make no table', async () => {
  expect(await namesIn('Buy milk, eggs\nCall mum, dad\nRun 2,5 km\nRide 7,5 km')).toHaveLength(4)
})

test.for([
  ['name,done\nWalk,yes\nRead,no\n', 'habits.csv', 'table'],
  ['name;done\nWalk;yes\n', 'habits.csv', 'table'],
  ['TYPE,CONTENT,PRIORITY\ntask,"Walk, far",4\n,,\ntask,Read,1\n', 'todoist.csv', 'table'],
  ['name,done\nWalk,yes\nRead,no\n', 'habits.txt', 'table'],
  ['name\tdone\nWalk\tyes\n', 'habits.txt', 'table'],
  ['| name | done |\n| --- | --- |\n| Walk | yes |\n', 'habits.md', 'table'],
  ['Date,Stretch,Read,\n2026-11-25,YES_MANUAL,NO,\n', 'Checkmarks.csv', 'loopPart'],
  ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\n', 'calendar.ics', 'calendar'],
  ['\uFEFFbegin:vcard\nFN:Anna\n', 'contacts.txt', 'calendar'],
  ['# Habits\n\nname | done\n:--- | ---:\nWalk | yes\n', 'habits.md', 'table'],
  ['# Habits\n\n| name |\n|------|\n| Walk |\n', 'habits.md', 'table'],
  ['sep=;\nname;done\nWalk;yes\n', 'habits.csv', 'table'],
  ['\r\nBEGIN:VTIMEZONE\r\nTZID:Europe/Amsterdam\r\n', 'part.ics', 'calendar'],
  ['Mine:\n<ul>\n<li>Walk</li>\n</ul>', 'list.txt', 'markup'],
  ['[{"name":"Walk"},', 'list.txt', 'json'],
  ['<!DOCTYPE html>\n<p>Walk</p>', 'list.html', 'markup'],
  ['<ul>\n<li>Walk</li>\n</ul>', 'list.txt', 'markup'],
  ['<?xml version="1.0"?><opml/>', 'list.opml', 'markup'],
  ['{\\rtf1\\ansi Walk}', 'list.rtf', 'markup'],
  ['["Walk","Read"]', 'list.txt', 'unknown'],
  ['SQLite format 3\0', 'Loop Habits Backup.db', 'loopDatabase'],
  ['%PDF-1.7\n1 0 obj', 'list.pdf', 'markup'],
] as const)('%j is not made into to-dos', async ([content, name, problem]) => {
  await expect(read(content, name)).rejects.toThrow(problem)
})

const bytes = (...parts: (number | string)[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (sign) => sign.charCodeAt(0)),
    ),
  )
const utf16 = (text: string, isLittle: boolean) =>
  bytes(
    ...Array.from(`\uFEFF${text}`).flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
    }),
  )

test.for([
  ['UTF-16, as Windows writes it', utf16('Café\r\n散歩', true), 'Café 散歩'],
  ['UTF-16 the other way round', utf16('Café\n散歩', false), 'Café 散歩'],
  ['UTF-16 without a mark', utf16('Café\r\nWalk far', true).slice(2), 'Café Walk far'],
  ['UTF-16 the other way round without a mark', utf16('Café\nWalk', false).slice(2), 'Café Walk'],
  ['windows-1252', bytes('Caf', 0xe9, '\n', 0x93, 'Walk', 0x94), 'Café “Walk”'],
] as const)('a text in %s is read', async ([, content, names]) => {
  expect((await namesIn(content))?.join(' ')).toBe(names)
})

test.for([
  [
    'in an encoding of Japan',
    bytes(0x8e, 0x55, 0x95, 0xe0, '\n', 0x93, 0xc7, 0x81, 0x5b),
    'encoding',
  ],
  [
    'in UTF-8 with a broken end',
    bytes('Caf', 0xc3, 0xa9, ' cr', 0xc3, 0xa8, 'me br', 0xc3),
    'encoding',
  ],
  ['with control characters', bytes('Walk', 1, 2, 0xe9), 'unknown'],
] as const)('a text %s says why it is not read', async ([, content, problem]) => {
  await expect(read(content, 'List.txt')).rejects.toThrow(problem)
})

test('JSON in UTF-16 is read, and habits that are left out are told', async () => {
  const habits = [
    { name: 'Read', records: [{ day: '2026-11-25', done: true }] },
    { name: ' ', records: [] },
  ]
  const file = new File([utf16(JSON.stringify({ habits }), true)], 'habits.json')
  expect(await readModules(file, kinds)).toMatchObject({
    modules: [{ options: [{ name: 'Read', days: { '2026-11-25': 'done' } }] }],
    leftOut: [{ reason: 'noName', what: 'habits[1]' }],
  })
})
