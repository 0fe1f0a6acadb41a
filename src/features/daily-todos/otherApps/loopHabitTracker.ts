import type { DailyTodoStatus } from '@daymark/api'
import { OptionTextSchemaMax, visibleText } from '@daymark/api/schemas'
import * as z from 'zod/mini'
import { shortName } from '../../../ui/module-kind/shortName.ts'
import { BrokenFile, type LeftOut, type OtherApp } from '../../../ui/module-kind/takeout.ts'
import { type TakenTodo, withArchive } from '../takenTodo.ts'
import { csvRows } from '../../../ui/module-kind/csv.ts'
import { inRhythm, type Rhythm } from './rhythm.ts'
import { takenNotes } from './takenNotes.ts'
import { asciiDigits, type ArchiveFile, openArchive } from './loopArchive.ts'

/**
 * Loop Habit Tracker writes a zip: `Habits.csv` with a row for each habit, and for each a folder with its days,
 * `001 Meditate/Checkmarks.csv`. Its newer versions have words for a day, the older ones numbers.
 */
export const loopHabitTracker: OtherApp<TakenTodo> = {
  name: 'Loop Habit Tracker',
  read(content) {
    if (content.kind === 'database') throw new BrokenFile('loopDatabase')
    if (content.kind === 'text' && isPartOfArchive(content.text)) throw new BrokenFile('loopPart')
    if (content.kind !== 'zip') return undefined
    const archive = openArchive(content.bytes)
    if (archive === undefined) return undefined
    const leftOut: LeftOut[] = []
    const habits: Habit[] = []
    for (const habit of habitsIn(archive.overview)) {
      const { name } = habit.todo
      if (name === '') {
        leftOut.push({ reason: 'noName', what: habit.place })
        continue
      }
      const days = archive.daysOf(habit)
      if (days === undefined) leftOut.push({ reason: 'noDays', what: name })
      const todo = { ...habit.todo, ...(days && daysIn(days, habit)) }
      habits.push({ ...habit, todo: inRhythm(todo, habit.rhythm, leftOut) })
    }
    return { modules: withArchive(loopHabitTracker.name, habits, leftOut), leftOut }
  },
}

/** The heads of the files in an archive. The days of an older version have none. */
const heads = [
  /^\uFEFF?Date,(Value(,Notes)?|Score)\s*$/m,
  /^\uFEFF?Position,Name,/,
  /^\uFEFF?Date,.*,\s*[\r\n]+\d{4}-\d\d-\d\d(,(YES_MANUAL|YES_AUTO|NO|SKIP|UNKNOWN|-?\d+(\.\d+)?))+,\s*$/m,
  /^(\d{4}-\d\d-\d\d,-?\d+\s*[\r\n]+){2}/,
]

/** Returns whether a text is one file of an archive that was unpacked. */
function isPartOfArchive(text: string): boolean {
  const start = text.slice(0, 5000)
  return heads.some((head) => start.search(head) === 0)
}

interface Habit {
  /** Its number in the archive, as the app wrote it. */
  position: string
  /** Which row of the table it is, from 1. */
  row: number
  name: string
  /** Where it is in the table. */
  place: string
  todo: TakenTodo
  isArchived: boolean
  rhythm: Rhythm | undefined
  /** Undefined in archives that do not tell whether a habit has amounts. */
  type: string | undefined
  isEnough: (amount: number) => boolean
}

function habitsIn({ path, text }: ArchiveFile): Habit[] {
  const [head, ...rows] = csvRows(text, path)
  const columns = head?.cells.map((name) => name.trim().toLowerCase()) ?? []
  if (!columns.includes('name')) throw new BrokenFile('columns', `${path}:1`)
  return rows.map(({ cells, line }, index) => {
    const read = (column: string) => cells[columns.indexOf(column)]?.trim() ?? ''
    const name = visibleText(read('name'))
    const words = [read('question'), read('description')].map(visibleText).filter(Boolean)
    return {
      position: read('position'),
      row: index + 1,
      name,
      place: `${path}:${line}`,
      todo: {
        name: shortName(name),
        text: (words.join('\n') || name).slice(0, OptionTextSchemaMax),
        days: {},
      },
      isArchived: read('archived?').toLowerCase() === 'true',
      rhythm: rhythmIn(read),
      type: columns.includes('type') ? read('type') : undefined,
      isEnough: isEnough(read),
    }
  })
}

/** Older versions have other names for the two columns. */
function rhythmIn(read: (column: string) => string): Rhythm | undefined {
  const times = decimalIn(read('frequencynumerator') || read('numrepetitions'))
  const days = decimalIn(read('frequencydenominator') || read('interval'))
  return times >= 1 && days >= 1 ? { times, days } : undefined
}

/** Amounts are written in thousandths. Without a target every amount above 0 is enough. */
function isEnough(read: (column: string) => string): Habit['isEnough'] {
  const target = decimalIn(read('target value')) * 1000
  return read('target type').toUpperCase() === 'AT_MOST'
    ? (amount) => amount <= target
    : (amount) => amount >= target && amount > 0
}

/** Spreadsheets write the comma, and some phones the digits and the comma of Arabic. */
const decimalIn = (text: string) => Number(asciiDigits(text).replace(/[,\u066B]/, '.'))

const date = z.iso.date()

function daysIn({ path, text }: ArchiveFile, habit: Habit): Pick<TakenTodo, 'days' | 'notes'> {
  const days: TakenTodo['days'] = {}
  const notes: [string, string][] = []
  const rows = csvRows(text, path)
  const values = rows.map(({ cells: [, value = ''] }) => asciiDigits(value).trim())
  const hasAmounts =
    habit.type === 'NUMERICAL' || (habit.type === undefined && values.some(isAmount))
  const statusOf = hasAmounts ? statusOfAmount(habit) : statusOfAnswer
  for (const [index, { cells, line }] of rows.entries()) {
    const day = asciiDigits(cells[0] ?? '')
    // Older versions begin with the first day.
    if (line === 1 && day === 'Date') continue
    const place = `${path}:${line}`
    if (!date.safeParse(day).success) throw new BrokenFile('date', place)
    const status = statusOf(values[index] ?? '')
    if (status === 'unknown') throw new BrokenFile('value', place)
    if (status !== undefined) days[day] = status
    notes.push([day, cells[2] ?? ''])
  }
  return { days, ...takenNotes(notes) }
}

/** The words of newer versions for the numbers of older ones. */
const words: Record<string, number | undefined> = {
  UNKNOWN: -1,
  NO: 0,
  YES_AUTO: 1,
  YES_MANUAL: 2,
  SKIP: 3,
}

/**
 * `YES_AUTO` is a day that a habit of a few days a week did not ask for: passed over, which breaks no streak. A day
 * without an answer, or with "no", is to do.
 */
const answers: Record<number, DailyTodoStatus | undefined> = {
  [-3]: 'skip',
  [-1]: undefined,
  0: undefined,
  1: 'skip',
  2: 'done',
  3: 'skip',
}

function numberIn(value: string): number | undefined {
  if (Object.hasOwn(words, value)) return words[value]
  return /^-?\d+$/.test(value) ? Number(value) : undefined
}

/** More than any answer has. */
function isAmount(value: string): boolean {
  return (numberIn(value) ?? 0) > 3
}

type Status = DailyTodoStatus | undefined | 'unknown'

function statusOfAnswer(value: string): Status {
  const number = numberIn(value)
  return number !== undefined && Object.hasOwn(answers, number) ? answers[number] : 'unknown'
}

/** The app writes the amounts 0, 1 and 2 with its words for an answer. Only `SKIP` and `UNKNOWN` are none. */
function statusOfAmount({ isEnough }: Habit): (value: string) => Status {
  return (value) => {
    const number = numberIn(value)
    if (number === undefined || number < 0 || number === 3) return statusOfAnswer(value)
    return isEnough(number) ? 'done' : undefined
  }
}
