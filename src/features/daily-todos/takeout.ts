import {
  createDailyTodoItem,
  createDailyTodoOption,
  type Feature,
  type DailyTodoOption,
  type DailyTodoOptionInput,
  type DailyTodoStatus,
  hasErrorCode,
} from '@daymark/api'
import { isoDay } from '../../lib/days/days.ts'
import { shortName } from '../../ui/module-kind/shortName.ts'
import { defineTakeout, type Reading } from '../../ui/module-kind/takeout.ts'
import { sentTimes } from './archive/sent.ts'
import { lists, putItem } from './todoQueries.ts'
import { beaverHabits } from './otherApps/beaverHabits.ts'
import { offers } from '../../lib/query/offers.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import { loopHabitTracker } from './otherApps/loopHabitTracker.ts'
import { type TakenTodo, TakenTodoSchema } from './takenTodo.ts'

interface Day {
  date: string
  status: DailyTodoStatus
  note?: string | undefined
}

/** What the options have by day (ISO). */
type ByOption<Value> = Map<number, Record<string, Value>>

function put<Value>(table: ByOption<Value>, option: number, date: string, value: Value): void {
  const ofOption = table.get(option) ?? {}
  ofOption[isoDay(date)] = value
  table.set(option, ofOption)
}

/** Returns whether the backend takes an optional part. The import has read that before. */
const takes = (feature: Feature) => offers(queryClient, feature)

const itemsOf = (module: number, { list }: Reading) => list(lists.items, { module })

export const takeout = defineTakeout<DailyTodoOption, TakenTodo, Day, 'schedule'>({
  schema: TakenTodoSchema,
  async write(module, options, reading) {
    const days: ByOption<DailyTodoStatus> = new Map()
    const notes: ByOption<string> = new Map()
    for (const { option, date, status, note } of await itemsOf(module, reading)) {
      if (status !== 'todo') put(days, option, date, status)
      if (note !== undefined) put(notes, option, date, note)
    }
    return options.map(({ id, name, text, schedules = [], archived = [] }) => ({
      name,
      text,
      days: days.get(id) ?? {},
      ...(notes.has(id) && { notes: notes.get(id) }),
      ...(schedules.length > 0 && { schedules }),
      ...(archived.length > 0 && { archived }),
    }))
  },
  detailsOf({ days, notes: inFile = {} }) {
    // A backend without notes gets none, and no day that has nothing else.
    const notes = takes('notes') ? inFile : {}
    const dates = new Set([...Object.keys(days), ...Object.keys(notes)])
    return [...dates].map((date) => ({ date, status: days[date] ?? 'todo', note: notes[date] }))
  },
  async knownDetails(module, reading) {
    const items = await itemsOf(module, reading)
    const known = new Set(items.map(({ option, date }) => `${option}/${isoDay(date)}`))
    return ({ id }, { date }) => known.has(`${id}/${date}`)
  },
  async create(module, { name, text, schedules = [], archived = [] }, signal) {
    // A backend without one of them gets none: there the to-do is due every day, and on the dashboard.
    const todo = {
      module,
      name,
      text,
      schedules: takes('schedules') && schedules.length > 0 ? schedules : undefined,
      archive: takes('archive') ? sentTimes(archived).archive : undefined,
    } satisfies Record<keyof DailyTodoOptionInput, unknown>
    return createDailyTodoOption(todo, signal)
  },
  async addDetail({ id, module }, { note, ...day }, signal) {
    const noted = note ? { ...day, note } : day
    try {
      const item = await createDailyTodoItem({ ...noted, module, option: id }, signal)
      await putItem(queryClient, item)
    } catch (error) {
      // Chosen meanwhile: that choice stays.
      if (!hasErrorCode(error, 'unique')) throw error
    }
  },
  hasLists: true,
  ofLine: (line) => ({ name: shortName(line), text: line, days: {} }),
  otherApps: [loopHabitTracker, beaverHabits],
})
