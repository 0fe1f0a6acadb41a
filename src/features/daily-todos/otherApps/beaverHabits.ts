import * as z from 'zod/mini'
import { isoDay } from '../../../lib/days/days.ts'
import { brokenField } from '../../../ui/module-kind/brokenField.ts'
import { shortName } from '../../../ui/module-kind/shortName.ts'
import type { OtherApp } from '../../../ui/module-kind/takeout.ts'
import { type TakenTodo, withArchive } from '../takenTodo.ts'

/** Its days have no zeros in front where they were written by hand. */
const Day = z.pipe(z.pipe(z.string(), z.transform(isoDay)), z.iso.date())

const Habits = z.object({
  habits: z.array(
    z.object({
      name: z.string().check(z.trim(), z.minLength(1)),
      status: z.optional(z.nullable(z.string())),
      records: z.array(z.object({ day: Day, done: z._default(z.boolean(), false) })),
    }),
  ),
})

type Habit = z.infer<typeof Habits>['habits'][number]

/** The app asks nothing of a day but whether it is done; a later record of the same day counts. */
function todoOf({ name, records }: Habit): TakenTodo {
  const done = new Map(records.map(({ day, done }) => [day, done]))
  return {
    name: shortName(name),
    text: name,
    days: Object.fromEntries(
      [...done].flatMap(([day, isDone]) => (isDone ? [[day, 'done'] as const] : [])),
    ),
  }
}

const hasHabits = (value: unknown): value is { habits: unknown } =>
  typeof value === 'object' && value !== null && 'habits' in value

/** Beaver Habits writes one JSON file; its database keeps the same below `data`. */
export const beaverHabits: OtherApp<TakenTodo> = {
  name: 'Beaver Habits',
  read(content) {
    if (content.kind !== 'json') return undefined
    const { value } = content
    const inner = hasHabits(value) ? value : (value as { data?: unknown } | null)?.data
    if (!hasHabits(inner)) return undefined
    const { data, error } = Habits.safeParse(inner)
    if (error) throw brokenField(error)
    const habits = data.habits.filter(({ status }) => status !== 'soft_delete')
    return withArchive(
      beaverHabits.name,
      habits.map((habit) => ({ todo: todoOf(habit), isArchived: habit.status === 'archive' })),
    )
  },
}
