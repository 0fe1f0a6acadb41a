import { expect, test } from 'vitest'
import { isHandWrittenSource, listFiles, read } from './sources.ts'

const kinds = listFiles('src/module-kinds')
  .map((file) => /^src\/module-kinds\/([^/]+)\/index\.ts$/.exec(file)?.[1])
  .filter((kind) => kind !== undefined)

/** Whatever shows modules of any kind. A kind's own folder, its catalogues and the registry may name it. */
const generic = listFiles(
  'src/app',
  'src/auth',
  'src/forms',
  'src/i18n',
  'src/module-kinds',
  'src/offline',
  'src/screens',
  'src/shell',
  'src/takeout',
  'src/ui',
)
  .filter((file) => isHandWrittenSource(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !kinds.some((kind) => file.startsWith(`src/module-kinds/${kind}/`)))
  .filter((file) => file !== 'src/module-kinds/registry.ts')

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

test('there are kinds to look for', () => {
  expect(kinds).toContain('dailyTodos')
  expect(generic.length).toBeGreaterThan(30)
})

test.for(kinds)(
  'nothing generic names the kind %s, so that a further kind changes none of it',
  (kind) => {
    // Also in the names of its operations and resources, as in `DailyTodoItem` and `daily-todo-items`.
    const one = kind.replace(/s$/, '')
    const capital = one.replace(/^./, (letter) => letter.toUpperCase())
    const name = new RegExp(
      [
        `(?:['"\`/]|(?<!\\.)\\.)${kind}\\b`,
        `['"\`/]${kebab(kind)}['"\`/]`,
        `\\b${kebab(one)}s?-(?:module|option|widget|item)s\\b`,
        `${capital}s?(?:Module|Option|Widget|Item)`,
      ].join('|'),
    )
    expect(generic.filter((file) => name.test(read(file)))).toEqual([])
  },
)

test.for(kinds)(
  '%s has one folder, one catalogue in each language, one description, and one descriptor for all tests',
  (kind) => {
    for (const file of [
      `src/module-kinds/${kind}/index.ts`,
      `src/module-kinds/${kind}/OptionForm.tsx`,
      `src/module-kinds/${kind}/WidgetView.tsx`,
      `src/i18n/locales/en-GB/${kind}.json`,
      `src/i18n/locales/nl/${kind}.json`,
      `tests/kinds/${kind}.ts`,
      `openapi/kinds/${kind}.yaml`,
    ]) {
      expect(listFiles(file)).toEqual([file])
    }
  },
)
