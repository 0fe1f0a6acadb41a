import { askAhead } from '@daymark/api'
import { pageSize } from '../../lib/query/pageSize.ts'

/** Asks for the to-dos of a module and their statuses on a day (ISO), as `moduleOptions` and `dayItems` will. */
export function askForTodos(module: number, date: string): void {
  const firstPage = { page: 1, page_size: pageSize }
  void askAhead('/api/v1/daily-todo-options/', { params: { module, ...firstPage } })
  void askAhead('/api/v1/daily-todo-items/', { params: { module, date, ...firstPage } })
}
