import { visibleText } from '@daymark/api'
import { csvRows } from '../../ui/module-kind/csv.ts'
import { BrokenFile, type LeftOut } from '../../ui/module-kind/takeout.ts'
import { todoTxtLines } from './todoTxt.ts'

/**
 * Matches the signs of list items in front of a text, several in a row too: "- Walk", "2) Walk", "- [x] Walk",
 * "☐ Walk", "## Walk". A sign that could be part of a word needs a space behind it. Word processors copy their bullets
 * as characters of private use, or as the letter "o".
 */
const listSigns = new RegExp(
  `^(?:\\s*(?:${[
    '[-\\p{Pd}\\u2212*+>»›•·◦▪▫‣⁃∙⋅∗○●◯■□◾◽▶▷►▸▹◆◇❖★☆✦✧✱✲✳➤➢➔➜⇒→\\p{Co}][\\uFE0E\\uFE0F]?\\s+',
    'o\\t',
    '[\\u2022\\u30FB]',
    '#{1,6}\\s+',
    '[(\\uFF08]?\\p{Nd}{1,3}[.)\\u3001\\uFF0E\\uFF09](?:\\s+|(?=\\p{L}))',
    '\\(?[A-Za-z]\\)\\s+',
    '[\\u2460-\\u249B\\u24F5-\\u24FE\\u2776-\\u2793]\\s*',
    '\\p{Nd}\\uFE0F?\\u20E3\\s*',
    '\\[[ xX✓✔~/>-]?\\]\\s*',
    '\\([ xX]?\\)\\s+',
    '[☐☑☒✓✔✕✖✗✘✅❌❎❏❑❒⬜⬛◻◼▢🔲🔳🗹][\\uFE0E\\uFE0F]?\\s*',
  ].join('|')}))+`,
  'u',
)

/** A line of nothing but signs: a ruler, or an item without a text. */
const signsOnly = /^[-–—*+•_=~#.·`>\s[\]|]*$/u

/** The to-dos in a text, and what of it is none. */
interface Lines {
  lines: string[]
  leftOut: LeftOut[]
}

/**
 * Returns the to-dos in a text: each line once, without the signs of lists, and in todo.txt only what is open. Throws
 * `BrokenFile` if the text is a table, a calendar or another format, because its lines are not to-dos.
 */
export function linesOf(text: string, fileName: string): Lines {
  const refusal = formatOf(text, fileName)
  if (refusal !== undefined) throw new BrokenFile(refusal)
  const { open, done } = todoTxtLines(rowsOf(text, fileName), fileName)
  const lines = open
    .map((line) => visibleText(line.replace(listSigns, '')))
    .filter((line) => !signsOnly.test(line))
  if (lines.length === 0 && done > 0) throw new BrokenFile('allDone')
  return {
    lines: [...new Set(lines)],
    leftOut: done > 0 ? [{ reason: 'done', what: String(done) }] : [],
  }
}

/** The quotes of a table of one column are not part of its cells. */
function rowsOf(text: string, fileName: string): string[] {
  if (!tableName.test(fileName) || !/^"/m.test(text)) return text.split(/\r\n|[\n\r\u2028\u2029]/)
  return csvRows(text, fileName).map(({ cells }) => cells.join(',').replaceAll(/\s+/g, ' '))
}

const tableName = /\.(csv|tsv|tab)$/i

const closingTag = /<\/[a-z][\w:-]*\s*>/i

/** Returns whether a line is the row below the head of a table in Markdown. */
function isHeadRule(line: string): boolean {
  const [first = '', ...others] = line.split('|').map((cell) => cell.trim())
  const cells = first === '' ? others : [first, ...others]
  const last = cells.pop()
  const isRule = (cell: string) => /^:?-+:?$/.test(cell)
  return cells.length > 0 && cells.every(isRule) && (last === '' || isRule(last ?? ''))
}

function formatOf(text: string, fileName: string): 'table' | 'calendar' | 'markup' | undefined {
  const start = text.slice(0, 10_000).trimStart()
  if (/^BEGIN:V[A-Z]/i.test(start)) return 'calendar'
  if (/^(<!doctype|<!--|<\?\w|<\/?[a-z][\w:-]*(\s[^<]*)?\/?>|\{\\rtf|%PDF-)/i.test(start)) {
    return 'markup'
  }
  if (closingTag.test(start)) return 'markup'
  return isTable(text, tableName.test(fileName)) ? 'table' : undefined
}

/**
 * Returns whether most lines have the same separators, as many as the first one. In a file that is called a table one
 * separator is enough; in any other text commas are part of sentences unless something follows them directly.
 */
function isTable(text: string, isNamedTable: boolean): boolean {
  const rows = text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const [first = ''] = rows
  if (rows.some(isHeadRule)) return true
  if (first.length > 1 && first.startsWith('|') && first.endsWith('|') && rows.length > 1)
    return true
  const head = rows.slice(0, 200).map((row) => row.replace(listSigns, ''))
  return ['\t', ';', ','].some((separator) => {
    const counts = head.map((row) => separatorsIn(row, separator, isNamedTable))
    const [most = 0] = counts.toSorted((a, b) => b - a)
    if (isNamedTable)
      return counts.filter((count) => count > 0).length * 2 >= counts.length && most > 0
    const inFirst = counts[0] ?? 0
    if (inFirst === 0 || rows.length < 2) return false
    return counts.filter((count) => count === inFirst).length * 3 >= counts.length * 2
  })
}

function separatorsIn(row: string, separator: string, isNamedTable: boolean): number {
  const outside = row.replaceAll(/"[^"]*"/g, '"')
  if (separator === '\t') return outside.trim().split('\t').length - 1
  if (isNamedTable) return outside.split(separator).length - 1
  // "Run 2,5 km": the comma of a number.
  const parts = outside.replaceAll(/(^|\s)\d+,\d+(?=\s|$)/g, '').split(separator)
  return parts.slice(1).filter((part) => !part.startsWith(' ')).length
}
