import { DailyTodoStatusSchema, NameSchema, OptionTextSchema } from '@daymark/api/schemas'
import * as z from 'zod/mini'
import type { TakenModule } from '../../ui/module-kind/takeout.ts'

export const TakenTodoSchema = z.object({
  name: NameSchema,
  text: OptionTextSchema,
  days: z._default(z.record(z.iso.date(), DailyTodoStatusSchema), {}),
})

/** A to-do in a file. A day (ISO) that is not among its days is to do. */
export type TakenTodo = z.infer<typeof TakenTodoSchema>

interface Sorted {
  todo: TakenTodo
  isArchived: boolean
}

/** Behind the name of the app; the same in every language, because a list is found again by its name. */
const archive = '(archive)'

/**
 * Returns a list for the habits of an app, and one that is not on the dashboard for those that were archived there: their
 * past is kept, and they are not asked for again.
 */
export function withArchive(name: string, habits: readonly Sorted[]): TakenModule<TakenTodo>[] {
  const current = habits.filter(({ isArchived }) => !isArchived).map(({ todo }) => todo)
  const archived = habits.filter(({ isArchived }) => isArchived).map(({ todo }) => todo)
  return [
    { name, widgets: [name], options: current },
    { name: `${name} ${archive}`, widgets: [], options: archived },
  ].filter(({ options }) => options.length > 0)
}
