import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishBuild } from './builtApp.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daymark-built-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Publishes a build with these files, and returns the files that are there then. */
function publish(...files: string[]): string[] {
  const next = join(folder, 'next')
  mkdirSync(join(next, 'assets'), { recursive: true })
  for (const file of files) writeFileSync(join(next, 'assets', file), '')
  publishBuild(next, join(folder, 'dist'))
  return readdirSync(join(folder, 'dist', 'assets')).toSorted()
}

test('a build keeps the files of the one before it for open pages, and no older ones', () => {
  publish('first.js')
  expect(publish('second.js')).toEqual(['first.js', 'second.js'])
  expect(publish('third.js')).toEqual(['second.js', 'third.js'])
})

test('a file that was deleted by hand does not stop the next build', () => {
  publish('first.js', 'deleted.js')
  rmSync(join(folder, 'dist', 'assets', 'deleted.js'))
  expect(publish('second.js')).toEqual(['first.js', 'second.js'])
})
