import { readFile as readDocument } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadTakeouts } from './fileFormat.ts'
import { readModules } from './readFile.ts'

const kinds = await loadTakeouts()
const read = (content: string | Uint8Array<ArrayBuffer>, name: string) =>
  readModules(new File([content], name), kinds)

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
