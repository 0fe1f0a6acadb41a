import { expect, test } from 'vitest'
import { importsOf, isHandWrittenSource, listFiles, read } from './sources.ts'

interface Texts {
  [key: string]: string | Texts
}

/** The folder of each catalogue: `en-GB.json` and `nl.json` are beside the code that shows it. */
const folders = listFiles('src')
  .filter((file) => file.endsWith('/en-GB.json'))
  .map((file) => file.slice(0, -'/en-GB.json'.length))
const sources = listFiles('src').filter(isHandWrittenSource)

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [[prefix + key, text] as const]
        : [...flatten(text, `${prefix}${key}.`)],
    ),
  )
}

function catalogue(language: string, folder: string): Map<string, string> {
  return flatten(JSON.parse(read(`${folder}/${language}.json`)) as Texts)
}

function placeholders(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).toSorted()
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** Returns the namespaces that a key without a prefix may belong to in a file: the first of each `useTranslation`. */
function namespacesOf(text: string): string[] {
  return [...text.matchAll(/useTranslation\(\[?(?:'(\w+)'|([^)]*))/g)].map(
    ([, name, computed]) => name ?? (computed === '' ? 'shell' : 'of a kind'),
  )
}

const files = sources
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: read(file), namespaces: namespacesOf(read(file)) }))

/** By folder, the name under which the app adds the catalogue. */
function namespaceOf(folder: string): string {
  const path = `${folder.slice('src/'.length)}/en-GB.json`
  const ofEveryPage = new RegExp(`import (\\w+) from '../${path}'`).exec(read('src/app/english.ts'))
  const later = () => /addTexts\('(\w+)'/.exec(read(`${folder}/texts.ts`))?.[1]
  return ofEveryPage?.[1] ?? later() ?? ''
}

/**
 * Returns whether the source contains a key, whole or up to a computed end: with its namespace, or in a file whose keys
 * are of that namespace. A file that translates nothing itself and only names keys counts for its own folder.
 */
function isUsed(folder: string, key: string): boolean {
  const namespace = namespaceOf(folder)
  const plain = key.replace(pluralSuffix, '')
  const starts = plain.split('.').map((_, index, parts) => parts.slice(0, index).join('.'))
  const forms = [...starts.slice(1).map((start) => `${start}.\${`), `${plain}'`, `${plain}\``]
  const isOfKind = moduleKinds.includes(namespace)
  return files.some(({ file, text, namespaces }) => {
    const prefixes = [`'${namespace}:`, `\`${namespace}:`]
    if (isOfKind) prefixes.push('}:')
    const isDefault =
      namespaces.includes(namespace) || (isOfKind && namespaces.includes('of a kind'))
    const onlyNames =
      namespaces.length === 0 &&
      (file.startsWith(`${folder}/`) || namedElsewhere[folder]?.includes(file))
    if (isDefault || onlyNames) prefixes.push("'", '`', '"')
    return prefixes.some((prefix) => forms.some((form) => text.includes(prefix + form)))
  })
}

/** The kinds of modules, by their keys in the registry. */
const moduleKinds = [...read('src/features/moduleKinds.ts').matchAll(/^import \{ (\w+) \}/gm)].map(
  ([, key = '']) => key,
)

/** By folder of a catalogue, files of other folders that name its keys without translating them. */
const namedElsewhere: Record<string, string[]> = {
  'src/features/dashboard/first-run': sources.filter((file) =>
    /\/(firstRun\.ts|First\w+\.tsx)$/.test(file),
  ),
}

test.for(folders)(
  'the texts of %s have the same keys and placeholders in both languages',
  (folder) => {
    const english = catalogue('en-GB', folder)
    const dutch = catalogue('nl', folder)
    expect([...dutch.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    for (const [key, text] of english) {
      expect({ key, names: placeholders(dutch.get(key)) }).toEqual({
        key,
        names: placeholders(text),
      })
    }
  },
)

test.for(folders)('every text of %s is shown', (folder) => {
  const keys = [...catalogue('en-GB', folder).keys()]
  expect(keys.filter((key) => !isUsed(folder, key))).toEqual([])
})

test('a key that only other folders name is not shown', () => {
  expect(sources.some((file) => read(file).includes("'title'"))).toBe(true)
  expect(isUsed('src/lib/forms', 'title')).toBe(false)
  expect(isUsed('src/lib/forms', 'network')).toBe(true)
})

test.for(folders)('no text of %s is empty', (folder) => {
  for (const language of ['en-GB', 'nl']) {
    expect([...catalogue(language, folder)].filter(([, text]) => text.trim() === '')).toEqual([])
  }
})

const components = sources.filter((file) => !file.includes('.test.'))
const imports = new Map(components.map((file) => [file, importsOf(file).map(({ to }) => to)]))

/** Returns whether a file imports the texts, or every file that imports it does. */
function hasTexts(file: string, texts: string): boolean {
  const direct = imports.get(file) ?? []
  if ([...direct, ...direct.flatMap((path) => imports.get(path) ?? [])].includes(texts)) return true
  const users = components.filter((user) => imports.get(user)?.includes(file))
  return users.length > 0 && users.every((user) => hasTexts(user, texts))
}

const later = components
  .filter((file) => file.endsWith('/texts.ts'))
  .map((file) => ({ file, namespace: /addTexts\('(\w+)'/.exec(read(file))?.[1] ?? '' }))

test.for(later)(
  'what shows a text of $namespace imports $file, or came with what does',
  ({ file, namespace }) => {
    const shows = new RegExp(
      `useTranslation\\((?:\\[[^\\]]*)?'${namespace}'|i18next\\.t\\(['\`]${namespace}:`,
    )
    const users = components.filter((component) => shows.test(read(component)))
    expect(users).not.toEqual([])
    expect(users.filter((user) => !hasTexts(user, file))).toEqual([])
  },
)

/** Returns the words that the table of docs/writing.md leaves out of texts, by the heading of their column. */
function wordsNotIn(language: string): RegExp {
  const lines = read('docs/writing.md').split('\n')
  const cellsOf = (line = '') => line.split('|').map((cell) => cell.trim())
  const head = lines.findIndex((line) => line.startsWith('| in the code'))
  const column = cellsOf(lines[head]).indexOf(`not in ${language}`)
  const rows = lines.slice(head + 2)
  const words = rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .flatMap((row) => (cellsOf(row)[column] ?? '').split(', '))
    .filter((word) => word !== '')
  if (words.length < 5) throw new Error(`docs/writing.md has no words that are not in ${language}.`)
  return new RegExp(String.raw`\b(${words.join('|')})\b`, 'i')
}

/** Words that do not belong in texts: those of the code, and those that docs/writing.md forbids. */
const excluded = {
  'en-GB': [
    wordsNotIn('English'),
    /\b(sign(s|ed|ing)? (in|up|out)|(?<!e-)mails?(?! server))\b/i,
    /\b(settled|passed over|tak(e|en|ing) (it )?(away|along)|br(ing|ought) (it |something )?in)\b/i,
    /\b(go(es)? on|once more|anew|no longer or|whoever|somebody|nobody|everybody)\b/i,
    / …|["';]/,
  ],
  nl: [
    wordsNotIn('Dutch'),
    /\b((zich |je )?(aan|af)(ge)?meld(en|t)?|inbrengen|ingebracht|meenemen|weghalen)\b/i,
    / …|["';]/,
  ],
}

/** By folder, keys that keep such a word. */
const kept: Record<string, string[]> = {
  // Named so by the product rules (docs/product.md#8-2, docs/product.md#6-2).
  'src/ui': ['navigation.modules', 'navigation.placeholder'],
  'src/features/inspiration': ['title'],
  // As iOS names its entry.
  'src/features/daily-todos/changes': ['reminder.obstacle.uninstalled'],
}

const mails = 'packages/backend/src/mail/locales'

test.for([...folders, mails])('the texts of %s use the words of people', (folder) => {
  const found = Object.entries(excluded).flatMap(([language, words]) => {
    const texts =
      folder === mails
        ? flatten(JSON.parse(read(`${mails}/${language}.json`)) as Texts)
        : catalogue(language, folder)
    return [...texts]
      .filter(([key]) => !kept[folder]?.includes(key))
      .filter(([, text]) => words.some((word) => word.test(text.replaceAll(/\{\{.*?\}\}/g, 'x'))))
      .map(([key, text]) => `${language} ${key}: ${text}`)
  })
  expect(found).toEqual([])
})
