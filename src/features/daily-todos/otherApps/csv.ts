import { BrokenFile } from '../../../ui/module-kind/takeout.ts'

export interface CsvRow {
  cells: string[]
  /** Where the row begins, counted from 1. */
  line: number
}

const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

/**
 * Returns the rows of a CSV file (RFC 4180): quoted cells may hold commas, line breaks and doubled quotes. Empty lines are left
 * out. Throws `BrokenFile` with the line of a quote that has no end.
 */
export function csvRows(text: string, fileName: string): CsvRow[] {
  const rows: CsvRow[] = []
  let row: CsvRow = { cells: [], line: 1 }
  let line = 1
  cell.lastIndex = 0
  while (cell.lastIndex < text.length || row.cells.length > 0) {
    const found = cell.exec(text)
    if (!found) throw new BrokenFile('csv', `${fileName}:${line}`)
    const [whole, quoted, plain = '', end = ''] = found
    row.cells.push(quoted?.replaceAll('""', '"') ?? plain)
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === ',') continue
    if (row.cells.some((text) => text !== '')) rows.push(row)
    row = { cells: [], line }
  }
  return rows
}
