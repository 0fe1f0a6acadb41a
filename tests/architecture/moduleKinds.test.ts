import { expect, test } from 'vitest'
import { codeIn, listFiles, read } from './sources.ts'

/** Each kind by its key, with the folder of its feature and its descriptor there: `dailyTodos` and `daily-todos`. */
const kinds = [
  ...read('src/features/moduleKinds.ts').matchAll(
    /import \{ (\w+) \} from '\.\/([\w-]+)\/(index\.tsx?)'/g,
  ),
].map(([, key = '', folder = '', index = '']) => ({ key, folder: `src/features/${folder}`, index }))

const allowed = ['src/features/moduleKinds.ts', 'src/app/english.ts', 'src/app/dutch.ts']

/**
 * Files that show modules of any kind. Only a kind's own folder, the registry and the texts of every page may name a kind.
 */
const generic = codeIn('src/app', 'src/features', 'src/lib', 'src/ui')
  .filter((file) => !kinds.some(({ folder }) => file.startsWith(`${folder}/`)))
  .filter((file) => !allowed.includes(file))

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

test('there are kinds to look for', () => {
  expect(kinds.map(({ key }) => key)).toEqual(expect.arrayContaining(['dailyTodos', 'inspiration']))
  expect(generic.length).toBeGreaterThan(30)
})

test.for(kinds)(
  'nothing generic names the kind $key, so that a further kind changes none of it',
  ({ key: kind }) => {
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
  '$key has one folder with its texts in each language, and one descriptor for all tests',
  ({ key, folder, index }) => {
    for (const file of [
      `${folder}/${index}`,
      `${folder}/OptionForm.tsx`,
      `${folder}/en-GB.json`,
      `${folder}/nl.json`,
      `packages/backend/testing/kinds/${key}.ts`,
    ]) {
      expect(listFiles(file)).toEqual([file])
    }
    // A kind with many files has a room for its card.
    const views = listFiles(folder).filter((file) => file.endsWith('/WidgetView.tsx'))
    expect(views).toHaveLength(1)
  },
)
