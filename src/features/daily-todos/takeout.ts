import {
  createDailyTodoItem,
  createDailyTodoOption,
  type DailyTodoOption,
  type DailyTodoStatus,
  hasErrorCode,
} from '@daymark/api'
import { isoDay } from '../../lib/days/days.ts'
import { shortName } from '../../ui/module-kind/shortName.ts'
import { defineTakeout, type Reading } from '../../ui/module-kind/takeout.ts'
import { lists } from './todoQueries.ts'
import { beaverHabits } from './otherApps/beaverHabits.ts'
import { loopHabitTracker } from './otherApps/loopHabitTracker.ts'
import { type TakenTodo, TakenTodoSchema } from './takenTodo.ts'

interface Day {
  date: string
  status: DailyTodoStatus
}

const itemsOf = (module: number, { list }: Reading) => list(lists.items, { module })

export const takeout = defineTakeout<DailyTodoOption, TakenTodo, Day>({
  schema: TakenTodoSchema,
  async write(module, options, reading) {
    const days = new Map<number, Record<string, DailyTodoStatus>>()
    for (const { option, date, status } of await itemsOf(module, reading)) {
      if (status === 'todo') continue
      const ofOption = days.get(option) ?? {}
      ofOption[isoDay(date)] = status
      days.set(option, ofOption)
    }
    return options.map(({ id, name, text }) => ({ name, text, days: days.get(id) ?? {} }))
  },
  detailsOf: ({ days }) => Object.entries(days).map(([date, status]) => ({ date, status })),
  async knownDetails(module, reading) {
    const items = await itemsOf(module, reading)
    const known = new Set(items.map(({ option, date }) => `${option}/${isoDay(date)}`))
    return ({ id }, { date }) => known.has(`${id}/${date}`)
  },
  create: (module, { name, text }) => createDailyTodoOption({ module, name, text }),
  async addDetail({ id, module }, day) {
    try {
      await createDailyTodoItem({ ...day, module, option: id })
    } catch (error) {
      // Chosen meanwhile: that choice is kept.
      if (!hasErrorCode(error, 'unique')) throw error
    }
  },
  ofLine: (line) => ({ name: shortName(line), text: line, days: {} }),
  otherApps: [loopHabitTracker, beaverHabits],
})
