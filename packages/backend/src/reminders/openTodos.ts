import {
  type DailyTodoStatus,
  doneBefore,
  isNeededOn,
  mondayOf,
  timesAWeek,
} from '@daymark/api/schemas'
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

function isNeeded({ schedules, archived }: TodoRow, its: readonly ItemRow[], day: string): boolean {
  const due = { ...shownSchedules(schedules), archived: shownArchive(archived) }
  const statusOn = (one: string) => its.find(({ date }) => date === one)?.status ?? 'todo'
  const isCounted = timesAWeek(due, day) !== undefined
  return isNeededOn(due, day, isCounted ? doneBefore({ due, statusOn }, day) : 0)
}
