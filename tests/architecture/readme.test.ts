import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, read, root } from './sources.ts'

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const documents = listFiles('*.md', '**/*.md')

test.for(documents)('%s names only commands that exist', (document) => {
  const named = [...read(document).matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)]
  const missing = named
    .map(([, script, short]) => script ?? short ?? '')
    .filter((script) => scripts[script] === undefined)
  expect(missing).toEqual([])
})

test.for(documents)('%s links only to files that exist', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
  const folder = join(root, document, '..')
  const missing = links
    .map(([, link = '']) => link)
    .filter((link) => !existsSync(join(folder, link)))
  expect(missing).toEqual([])
})

test('README names every script that people call', () => {
  const readme = read('README.md')
  const internal = ['postinstall']
  const missing = Object.keys(scripts).filter(
    (script) =>
      !internal.includes(script) &&
      !script.startsWith('check:') &&
      !readme.includes(`npm run ${script}`) &&
      !readme.includes(`npm ${script}`),
  )
  expect(missing).toEqual([])
})
