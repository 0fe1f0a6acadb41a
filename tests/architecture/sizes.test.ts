import { expect, test } from 'vitest'
import { isHandWrittenSource, listFiles, read } from './sources.ts'

const files = listFiles('src', 'packages', 'scripts', 'tests', 'contracts').filter(
  isHandWrittenSource,
)

function lines(file: string): number {
  return read(file).split('\n').length
}

test('no source file is longer than 300 lines', () => {
  expect(files.filter((file) => lines(file) > 300)).toEqual([])
})

test('nine source files in ten stay under 180 lines', () => {
  const sizes = files.map(lines).toSorted((one, other) => one - other)
  expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThan(180)
})
