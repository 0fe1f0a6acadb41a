import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, read } from './sources.ts'

const files = listFiles('packages/design-system/src/components')
const folders = [...new Set(files.map(dirname))]
const nameOf = (folder: string) => folder.split('/').at(-1) ?? ''

/** Returns the components of a folder: what its files export with a capital letter. */
function componentsOf(folder: string): string[] {
  return files
    .filter((file) => dirname(file) === folder && /\/[A-Z]\w+\.tsx$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)])
    .map(([, name = '']) => name)
}

function textOf(folder: string, ending: RegExp): string {
  return files
    .filter((file) => dirname(file) === folder && ending.test(file))
    .map(read)
    .join('\n')
}

test('each folder of a component has its stories', () => {
  const missing = folders.filter(
    (folder) => !files.includes(`${folder}/${nameOf(folder)}.stories.tsx`),
  )
  expect(missing).toEqual([])
})

test('each folder of a component has a test, or a story that plays', () => {
  const missing = folders.filter(
    (folder) =>
      !files.includes(`${folder}/${nameOf(folder)}.test.tsx`) &&
      !/^ {2}play: /m.test(textOf(folder, /\.stories\.tsx$/)),
  )
  expect(missing).toEqual([])
})

test('each folder of a component has its style, or takes that of another', () => {
  const missing = folders.filter(
    (folder) =>
      !files.includes(`${folder}/${nameOf(folder)}.css.ts`) &&
      !/from '\.\.\/\w+\/\w+\.css\.ts'/.test(textOf(folder, /\.tsx$/)),
  )
  expect(missing).toEqual([])
})

test('each component that applications may use is shown by a story of its folder', () => {
  const entry = read('packages/design-system/src/index.ts')
  const missing = folders.flatMap((folder) => {
    const stories = textOf(folder, /\.stories\.tsx$/)
    return componentsOf(folder)
      .filter((component) => new RegExp(`\\b${component}\\b`).test(entry))
      .filter((component) => !new RegExp(`(<|component: )${component}\\b`).test(stories))
      .map((component) => `${nameOf(folder)}/${component}`)
  })
  expect(missing).toEqual([])
})

test('the stories of each component say when to use it and when not', () => {
  const stories = files.filter((file) => file.endsWith('.stories.tsx'))
  expect(stories.filter((file) => !read(file).includes('satisfies Guidance'))).toEqual([])
})
