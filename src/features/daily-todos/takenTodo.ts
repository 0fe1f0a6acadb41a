import {
  ArchiveChangesSchemaMax,
  ArchivedTimeSchema,
  DailyTodoStatusSchema,
  NameSchema,
  NewSchedulesSchema,
  NoteSchema,
  OptionTextSchema,
} from '@daymark/api/schemas'
import * as z from 'zod/mini'
import { addDays, dayNow } from '../../lib/days/days.ts'
import { offers } from '../../lib/query/offers.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import type { LeftOut, TakenModule } from '../../ui/module-kind/takeout.ts'

export const TakenTodoSchema = z.object({
  name: NameSchema,
  text: OptionTextSchema,
  days: z._default(z.record(z.iso.date(), DailyTodoStatusSchema), {}),
  schedules: z.optional(NewSchedulesSchema),
  // The beginning and the end of a time are a change each.
  archived: z.optional(z.array(ArchivedTimeSchema).check(z.maxLength(ArchiveChangesSchemaMax / 2))),
  notes: z.optional(z.record(z.iso.date(), NoteSchema)),
})

/** A to-do in a file. A day (ISO) that is not among its days is to do. Without schedules it is due every day. */
export type TakenTodo = z.infer<typeof TakenTodoSchema>

/** A habit of another app. */
interface Habit {
  todo: TakenTodo
  isArchived: boolean
}

/** Behind the name of the app; the same in every language, because a list is found again by its name. */
const archive = '(archive)'

/**
 * Returns a list for the habits of an app. Those that were archived there come in as archived, and are named in `leftOut`. A
 * backend without an archive gets a second list for them, which is not on the dashboard: their past is kept, and they are not
 * asked for again.
 */
export function withArchive(
  name: string,
  habits: readonly Habit[],
  leftOut: LeftOut[],
): TakenModule<TakenTodo>[] {
  const archived = habits.filter(({ isArchived }) => isArchived).map(({ todo }) => todo)
  const current = habits.filter(({ isArchived }) => !isArchived).map(({ todo }) => todo)
  const widgets = current.length > 0 ? [name] : []
  if (!offers(queryClient, 'archive')) {
    return [
      { name, widgets, options: current },
      { name: `${name} ${archive}`, widgets: [], options: archived },
    ].filter(({ options }) => options.length > 0)
  }
  leftOut.push(...archived.map((todo) => ({ reason: 'archived' as const, what: todo.name })))
  const options = [...current, ...archived.map(archivedAfterLastDay)]
  return options.length > 0 ? [{ name, widgets, options }] : []
}

/** No other app says when it archived a habit: the days with anything in them still count. */
function archivedAfterLastDay(todo: TakenTodo): TakenTodo {
  const last = [...Object.keys(todo.days), ...Object.keys(todo.notes ?? {})].toSorted().at(-1)
  const today = dayNow()
  const from = last === undefined || last >= today ? today : addDays(last, 1)
  return { ...todo, archived: [{ from, until: null }] }
}
