import { visibleText } from '@daymark/api/schemas'
import * as z from 'zod/mini'
import { isoDay } from '../../../lib/days/days.ts'
import { brokenField } from '../../../ui/module-kind/brokenField.ts'
import { shortName } from '../../../ui/module-kind/shortName.ts'
import type { LeftOut, OtherApp } from '../../../ui/module-kind/takeout.ts'
import { type TakenTodo, withArchive } from '../takenTodo.ts'
import { inRhythm, type Rhythm } from './rhythm.ts'
import { takenNotes } from './takenNotes.ts'

/** Its days have no zeros in front where they were written by hand. */
const Day = z.pipe(z.pipe(z.string(), z.transform(isoDay)), z.iso.date())

/** So often in so many days, weeks, months or years. */
const Period = z.object({
  period_type: z.string(),
  period_count: z.number(),
  target_count: z.number(),
})

const daysOf: Record<string, number | undefined> = { D: 1, W: 7, M: 30, Y: 365 }

function rhythmOf({ period }: Habit): Rhythm | undefined {
  const days = period ? daysOf[period.period_type] : undefined
  return period && days !== undefined
    ? { times: period.target_count, days: days * period.period_count }
    : undefined
}

const Habits = z.object({
  habits: z.array(
    z.object({
      // One that has no name is left out. It does not refuse the file.
      name: z._default(z.nullable(z.string()), null),
      status: z.optional(z.nullable(z.string())),
      period: z.optional(z.nullable(Period)),
      records: z.array(
        z.object({
          day: Day,
          done: z._default(z.boolean(), false),
          text: z.optional(z.nullable(z.string())),
        }),
      ),
    }),
  ),
})

type Habit = z.infer<typeof Habits>['habits'][number]

/** A day is done or not, and may have a note. A later record of the same day counts. */
function todoOf(name: string, { records }: Habit): TakenTodo {
  const done = new Map(records.map(({ day, done }) => [day, done]))
  return {
    name: shortName(name),
    text: name,
    days: Object.fromEntries(
      [...done].flatMap(([day, isDone]) => (isDone ? [[day, 'done'] as const] : [])),
    ),
    ...takenNotes(records.map(({ day, text }) => [day, text ?? ''])),
  }
}

/** What a file of Beaver Habits has, however damaged: habits with records, and records with a day. */
const Shape = z.object({
  habits: z.array(
    z.object({
      records: z.optional(z.catch(z.array(z.looseObject({ day: z.optional(z.unknown()) })), [])),
    }),
  ),
})

/** Returns whether habits are those of Beaver Habits. Other apps have habits too, with other members. */
function isBeaver(value: unknown): boolean {
  const { data } = Shape.safeParse(value)
  if (data === undefined) return false
  const records = data.habits.flatMap((habit) => habit.records ?? [])
  if (records.length > 0) return records.some((record) => record.day !== undefined)
  return data.habits.length === 0 || data.habits.some((habit) => habit.records !== undefined)
}

/** Beaver Habits writes one JSON file; its database keeps the same below `data`. */
export const beaverHabits: OtherApp<TakenTodo> = {
  name: 'Beaver Habits',
  read(content) {
    if (content.kind !== 'json') return undefined
    const { value } = content
    const inner = isBeaver(value) ? value : (value as { data?: unknown } | null)?.data
    if (!isBeaver(inner)) return undefined
    const { data, error } = Habits.safeParse(inner)
    if (error) throw brokenField(error)
    const habits: Parameters<typeof withArchive>[1][number][] = []
    const leftOut: LeftOut[] = []
    for (const [index, habit] of data.habits.entries()) {
      if (habit.status === 'soft_delete') continue
      const name = visibleText(habit.name ?? '')
      if (name === '') leftOut.push({ reason: 'noName', what: `habits[${index}]` })
      else {
        const todo = inRhythm(todoOf(name, habit), rhythmOf(habit), leftOut)
        habits.push({ todo, isArchived: habit.status === 'archive' })
      }
    }
    return { modules: withArchive(beaverHabits.name, habits, leftOut), leftOut }
  },
}
