import { expect, test } from 'vitest'
import { importsOf, isHandWrittenSource, listFiles, read } from './sources.ts'

interface Texts {
  [key: string]: string | Texts
}

const catalogueFiles = listFiles('src/i18n/locales/en-GB').filter((file) => file.endsWith('.json'))
/** By name: those of every page, and `later/` those that come with a part of the app. */
const namespaces = catalogueFiles.map((file) => file.slice('src/i18n/locales/en-GB/'.length, -5))
const later = namespaces.filter((name) => name.startsWith('later/'))
const sources = listFiles('src').filter(isHandWrittenSource)
const source = sources.map(read).join('\n')

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [[prefix + key, text] as const]
        : [...flatten(text, `${prefix}${key}.`)],
    ),
  )
}

function catalogue(language: string, namespace: string): Map<string, string> {
  return flatten(JSON.parse(read(`src/i18n/locales/${language}/${namespace}.json`)) as Texts)
}

function placeholders(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).toSorted()
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** A key is used when it, or the part of it before a computed end, stands in the source. */
function isUsed(key: string): boolean {
  const plain = key.replace(pluralSuffix, '')
  const computed = plain
    .split('.')
    .map((_, index, parts) => parts.slice(0, index).join('.'))
    .filter((start) => start !== '')
    .some((start) => source.includes(`${start}.\${`))
  return (
    computed || new RegExp(`['":\`.]${plain.replaceAll('.', String.raw`\.`)}['"\`]`).test(source)
  )
}

test.for(namespaces)('%s has the same keys and placeholders in both languages', (namespace) => {
  const english = catalogue('en-GB', namespace)
  const dutch = catalogue('nl', namespace)
  expect([...dutch.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  for (const [key, text] of english) {
    expect({ key, names: placeholders(dutch.get(key)) }).toEqual({ key, names: placeholders(text) })
  }
})

test.for(namespaces)('%s has no text that nobody shows', (namespace) => {
  expect([...catalogue('en-GB', namespace).keys()].filter((key) => !isUsed(key))).toEqual([])
})

test.for(namespaces)('%s has no empty text', (namespace) => {
  for (const language of ['en-GB', 'nl']) {
    expect([...catalogue(language, namespace)].filter(([, text]) => text.trim() === '')).toEqual([])
  }
})

const components = sources.filter(
  (file) => !file.includes('.test.') && !file.startsWith('src/i18n/'),
)
const imports = new Map(components.map((file) => [file, importsOf(file).map(({ to }) => to)]))

/** Whether a file adds the texts, or everybody who imports it does. */
function hasTexts(file: string, texts: string): boolean {
  const direct = imports.get(file) ?? []
  if ([...direct, ...direct.flatMap((path) => imports.get(path) ?? [])].includes(texts)) return true
  const users = components.filter((user) => imports.get(user)?.includes(file))
  return users.length > 0 && users.every((user) => hasTexts(user, texts))
}

test.for(later)('whoever shows a text of %s adds it, or came with who does', (name) => {
  const shows = new RegExp(`useTranslation\\((?:\\[[^\\]]*)?'${name.slice('later/'.length)}'`)
  const users = components.filter((file) => shows.test(read(file)))
  expect(users).not.toEqual([])
  const texts = `src/i18n/locales/en-GB/${name}.json`
  expect(users.filter((file) => !hasTexts(file, texts))).toEqual([])
})
