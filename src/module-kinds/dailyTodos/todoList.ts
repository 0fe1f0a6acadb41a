import type { DailyTodoOption } from '@daymark/api'

/** What a list of to-dos needs, short or long. */
export type TodoListProps = { label: string; options: readonly DailyTodoOption[] }
