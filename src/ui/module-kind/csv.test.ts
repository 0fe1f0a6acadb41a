import { expect, test } from 'vitest'
import { csvRows } from './csv.ts'

const cells = (text: string) => csvRows(text, 'a.csv').map((row) => row.cells)

test('cells are read with and without quotes, over several lines, and with quotes in them', () => {
  expect(cells('a,b\n"x, y","said ""no"""\n"two\nlines",\n')).toEqual([
    ['a', 'b'],
    ['x, y', 'said "no"'],
    ['two\nlines', ''],
  ])
})

test('line breaks of every system end a row, and empty lines do not count', () => {
  expect(cells('a\r\nb\rc\n\n\r\nd')).toEqual([['a'], ['b'], ['c'], ['d']])
})

test('a row knows the line on which it begins', () => {
  const rows = csvRows('a\r\n"b\r\nb"\r\nc', 'a.csv')
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 4])
})

test.for([
  ['a quote without an end', 'a\nb,"c\nd', 'a.csv:2'],
  ['something behind a quote', 'a\nb\n"c"d,e', 'a.csv:3'],
] as const)('%s is named with its line', ([, text, place]) => {
  expect(() => csvRows(text, 'a.csv')).toThrow(`${place}: csv`)
})
