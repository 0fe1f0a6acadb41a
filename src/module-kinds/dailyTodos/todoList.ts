import type { DailyTodoOption } from '@daymark/api'

/** What a list of to-dos needs, short or long. */
export interface TodoListProps {
  label: string
  options: readonly DailyTodoOption[]
}
