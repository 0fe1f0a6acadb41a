import type { DailyTodoStatus } from '@daymark/api'
import { OptionTextSchemaMax } from '@daymark/api/schemas'
import { unzipSync } from 'fflate'
import * as z from 'zod/mini'
import { shortName } from '../../../ui/module-kind/shortName.ts'
import { BrokenFile, type OtherApp } from '../../../ui/module-kind/takeout.ts'
import { type TakenTodo, withArchive } from '../takenTodo.ts'
import { csvRows } from './csv.ts'

/** More than a lifetime of days; what unpacks to more was not made by the app. */
const mostBytes = 50_000_000

type Texts = Record<string, string>

/**
 * Loop Habit Tracker writes a zip: `Habits.csv` with a row for each habit, and for each a folder with its days,
 * `001 Meditate/Checkmarks.csv`. Its newer versions have words for a day, the older ones numbers.
 */
export const loopHabitTracker: OtherApp<TakenTodo> = {
  name: 'Loop Habit Tracker',
  read(content) {
    if (content.kind !== 'zip') return undefined
    const files = unpack(content.bytes)
    const overview = Object.keys(files).find((path) => /(^|\/)Habits\.csv$/.test(path))
    if (overview === undefined) return undefined
    const habits = habitsIn(files[overview] ?? '')
    const folder = overview.slice(0, -'Habits.csv'.length)
    const paths = Object.keys(files).filter((path) => path.startsWith(folder))
    return withArchive(
      loopHabitTracker.name,
      habits.map((habit) => {
        const path = paths.find(
          (path) =>
            path.endsWith('/Checkmarks.csv') &&
            path.slice(folder.length).startsWith(habit.position) &&
            !/\d/.test(path.charAt(folder.length + habit.position.length)),
        )
        const days = path === undefined ? {} : daysIn(files[path] ?? '', path, habit)
        return { todo: { ...habit.todo, days }, isArchived: habit.isArchived }
      }),
    )
  },
}

function unpack(bytes: Uint8Array): Texts {
  let size = 0
  const isWanted = (file: { name: string; originalSize: number }) => {
    if (!/(^|\/)(Habits|Checkmarks)\.csv$/.test(file.name)) return false
    size += file.originalSize
    if (size > mostBytes) throw new BrokenFile('tooBig', file.name)
    return true
  }
  try {
    const files = Object.entries(unzipSync(bytes, { filter: isWanted }))
    // A decoder leaves out the byte order mark.
    const decoder = new TextDecoder()
    return Object.fromEntries(files.map(([path, content]) => [path, decoder.decode(content)]))
  } catch (error) {
    if (error instanceof BrokenFile) throw error
    throw new BrokenFile('zip')
  }
}

interface Habit {
  /** The beginning of its folder's name. */
  position: string
  todo: TakenTodo
  isArchived: boolean
  /** Returns whether an amount is enough. Undefined for a habit without amounts. */
  isEnough: ((amount: number) => boolean) | undefined
}

function habitsIn(text: string): Habit[] {
  const [head, ...rows] = csvRows(text, 'Habits.csv')
  const columns = head?.cells.map((name) => name.toLowerCase()) ?? []
  if (!columns.includes('name')) throw new BrokenFile('columns', 'Habits.csv:1')
  return rows.map(({ cells, line }, index) => {
    const read = (column: string) => cells[columns.indexOf(column)]?.trim() ?? ''
    const name = read('name')
    if (name === '') throw new BrokenFile({ ofField: 'required' }, `Habits.csv:${line}`)
    const words = [read('question'), read('description')].filter((part) => part !== '')
    return {
      position: read('position') || String(index + 1).padStart(3, '0'),
      todo: {
        name: shortName(name),
        text: (words.join('\n') || name).slice(0, OptionTextSchemaMax),
        days: {},
      },
      isArchived: read('archived?') === 'true',
      isEnough: read('type') === 'NUMERICAL' ? isEnough(read) : undefined,
    }
  })
}

/** Amounts are written in thousandths. */
function isEnough(read: (column: string) => string): Habit['isEnough'] {
  const target = Number(read('target value')) * 1000
  return read('target type') === 'AT_MOST'
    ? (amount) => amount <= target
    : (amount) => amount >= target && amount > 0
}

const date = z.iso.date()

function daysIn(text: string, path: string, habit: Habit): TakenTodo['days'] {
  const days: TakenTodo['days'] = {}
  for (const { cells, line } of csvRows(text, path)) {
    const [day = '', value = ''] = cells
    // Older versions begin with the first day.
    if (line === 1 && day === 'Date') continue
    const place = `${path}:${line}`
    if (!date.safeParse(day).success) throw new BrokenFile('date', place)
    const status = statusOf(value.trim(), habit)
    if (status === 'unknown') throw new BrokenFile('value', place)
    if (status !== undefined) days[day] = status
  }
  return days
}

/**
 * `YES_AUTO` is a day that a habit of a few days a week did not ask for: passed over, which breaks no streak. A day
 * without an answer, or with "no", is to do.
 */
const statuses: Record<string, DailyTodoStatus | undefined> = {
  YES_MANUAL: 'done',
  '2': 'done',
  YES_AUTO: 'skip',
  '1': 'skip',
  SKIP: 'skip',
  '3': 'skip',
  '-3': 'skip',
  NO: undefined,
  '0': undefined,
  UNKNOWN: undefined,
  '-1': undefined,
}

function statusOf(value: string, { isEnough }: Habit): DailyTodoStatus | undefined | 'unknown' {
  const isAmount = isEnough !== undefined && /^\d+$/.test(value)
  if (isAmount) return isEnough(Number(value)) ? 'done' : undefined
  return Object.hasOwn(statuses, value) ? statuses[value] : 'unknown'
}
