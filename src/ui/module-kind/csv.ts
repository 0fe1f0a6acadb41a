import { BrokenFile } from './takeout.ts'

export interface CsvRow {
  cells: string[]
  /** Where the row begins, counted from 1. */
  line: number
}

/** Returns the cells that a separator divides, each with the quoted or the plain text and what ends it. */
const cellsBy = (separator: string) =>
  new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  )

/** Spreadsheets write semicolons where the comma is part of numbers. The first line tells. */
const separatorOf = (text: string) => /^[^,;\t\r\n]*([;\t])/.exec(text)?.[1] ?? ','

/**
 * Returns the rows of a CSV file (RFC 4180), also one with semicolons or tabs: quoted cells may hold separators, line
 * breaks and doubled quotes. Empty lines are left out. Throws `BrokenFile` with the line of a quote that has no end.
 */
export function csvRows(text: string, fileName: string): CsvRow[] {
  const rows: CsvRow[] = []
  let row: CsvRow = { cells: [], line: 1 }
  let line = 1
  const separator = separatorOf(text)
  const cell = cellsBy(separator)
  while (cell.lastIndex < text.length || row.cells.length > 0) {
    const found = cell.exec(text)
    if (!found) throw new BrokenFile('csv', `${fileName}:${line}`)
    const [whole, quoted, plain = '', end = ''] = found
    row.cells.push(quoted?.replaceAll('""', '"') ?? plain)
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === separator) continue
    if (row.cells.some((text) => text !== '')) rows.push(row)
    row = { cells: [], line }
  }
  return rows
}
