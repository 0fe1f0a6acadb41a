import { expect, test } from 'vitest'
import { importsOf, isHandWrittenSource, listFiles } from './sources.ts'

const isTest = (file: string) => /\.(test|stories)\.tsx?$|\/(testing|cost)\//.test(file)

const imports = listFiles('src', 'packages')
  .filter((file) => isHandWrittenSource(file) && !isTest(file))
  .flatMap(importsOf)
  .filter(({ to }) => /^(src|packages)\//.test(to))

/** A folder of the app, or a file that stands beside the folders. */
const folderOf = (file: string) => file.split('/').slice(0, 2).join('/')

/** The nodes from which a way leads back to themselves, by following `edges`. */
function inCircles(edges: readonly (readonly [from: string, to: string])[]): string[] {
  const next = Map.groupBy(edges, ([from]) => from)
  const comesBack = (start: string) => {
    const seen = new Set<string>()
    const open = [start]
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const [, to] of next.get(node) ?? []) {
        if (to === start) return true
        if (!seen.has(to)) open.push(to)
        seen.add(to)
      }
    }
    return false
  }
  return [...next.keys()].filter(comesBack)
}

test('a circle is found, whatever leads to it', () => {
  const edges = [
    ['main', 'app'],
    ['app', 'shell'],
    ['shell', 'ui'],
    ['ui', 'app'],
    ['ui', 'i18n'],
  ] as const
  expect(inCircles(edges)).toEqual(['app', 'shell', 'ui'])
})

test('no source files import each other in a circle', () => {
  expect(inCircles(imports.map(({ from, to }) => [from, to]))).toEqual([])
})

test('no folders of the app import each other in a circle', () => {
  const between = imports
    .filter(({ from, to }) => from.startsWith('src/') && to.startsWith('src/'))
    .map(({ from, to }) => [folderOf(from), folderOf(to)] as const)
    .filter(([from, to]) => from !== to)
  expect(between.length).toBeGreaterThan(100)
  expect(inCircles(between)).toEqual([])
})
