import { expect, test } from 'vitest'
import { isHandWrittenSource, listFiles, read } from './sources.ts'

const kinds = listFiles('src/module-kinds')
  .map((file) => /^src\/module-kinds\/([^/]+)\/index\.ts$/.exec(file)?.[1])
  .filter((kind) => kind !== undefined)

/** Whatever shows modules of any kind. A kind's own folder, the registry and the catalogues may name it. */
const generic = listFiles('src/module-kinds', 'src/screens', 'src/shell', 'src/forms', 'src/ui')
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
    const name = new RegExp(`['"\`/.]${kind}\\b|['"\`/]${kebab(kind)}['"\`/]`)
    expect(generic.filter((file) => name.test(read(file)))).toEqual([])
  },
)

test.for(kinds)(
  '%s has one folder, one catalogue in each language, and one line for the browser tests',
  (kind) => {
    for (const file of [
      `src/module-kinds/${kind}/index.ts`,
      `src/module-kinds/${kind}/OptionForm.tsx`,
      `src/module-kinds/${kind}/WidgetView.tsx`,
      `src/i18n/locales/en-GB/${kind}.json`,
      `src/i18n/locales/nl/${kind}.json`,
    ]) {
      expect(listFiles(file)).toEqual([file])
    }
    expect(read('tests/support/kinds.ts')).toContain(`slug: '${kebab(kind)}'`)
  },
)
