import { DailyTodoStatusSchema, NameSchema, OptionTextSchema } from '@daymark/api/schemas'
import * as z from 'zod/mini'

export const TakenTodoSchema = z.object({
  name: NameSchema,
  text: OptionTextSchema,
  days: z._default(z.record(z.iso.date(), DailyTodoStatusSchema), {}),
})

/** A to-do in a file. A day (ISO) that is not among its days is to do. */
export type TakenTodo = z.infer<typeof TakenTodoSchema>
