import type { DailyTodoStatus } from '@daymark/api/schemas'
import { shownArchive } from '../content/archive.ts'
import { kinds } from '../content/registry.ts'
import { shownSchedules } from '../content/schedules.ts'
import type { Database } from '../database/database.ts'

const { options, items } = kinds.dailyTodos.tables

interface TodoRow {
  id: number
  schedules: string | null
  archived: string | null
}

interface ItemRow {
  todo: number
  date: string
  status: DailyTodoStatus
}

/** Returns how many to-dos of a list a day (ISO) needs, as the dashboard counts it, that are neither done nor skipped. */
export function countOpen(database: Database, module: number, day: string): number {
  const todos = database.all<TodoRow>(
    `SELECT id, schedules, archived FROM ${options} WHERE module_id = ?`,
    module,
  )
  const week = database.all<ItemRow>(
    `SELECT option_id AS todo, date, status FROM ${items}
     WHERE module_id = ? AND date BETWEEN ? AND ?`,
    module,
    mondayOf(day),
    day,
  )
  const itemsOf = Map.groupBy(week, ({ todo }) => todo)
  return todos.filter((todo) => {
    const its = itemsOf.get(todo.id) ?? []
    return isOpen(its, day) && isNeeded(todo, its, day)
  }).length
}

const isOpen = (its: readonly ItemRow[], day: string) =>
  !its.some(({ date, status }) => date === day && status !== 'todo')

/** Returns whether a day needs an open to-do, like `isNeededOn` of the app (docs/product.md#7-26). */
function isNeeded(todo: TodoRow, its: readonly ItemRow[], day: string): boolean {
  if (isArchivedOn(todo, day)) return false
  const { schedules } = shownSchedules(todo.schedules)
  const schedule = schedules.findLast(({ from }) => from <= day)?.schedule ?? null
  if (schedule === null) return true
  if ('weekdays' in schedule) return schedule.weekdays.includes(weekdayOf(day))
  const done = its.filter(({ date, status }) => status === 'done' && !isArchivedOn(todo, date))
  const daysLeft = 8 - weekdayOf(day)
  return daysLeft === schedule.timesPerWeek - done.length
}

const isArchivedOn = ({ archived }: TodoRow, day: string) =>
  shownArchive(archived).some(({ from, until }) => from <= day && (until === null || day < until))

/** The ISO number of the day of the week: 1 is Monday. */
const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7

const mondayOf = (day: string) =>
  new Date(Date.parse(day) - (weekdayOf(day) - 1) * 86_400_000).toISOString().slice(0, 10)
