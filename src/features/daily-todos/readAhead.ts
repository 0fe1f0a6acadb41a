import { readAhead } from '@daymark/api'
import { pageSize } from '../../lib/query/pageSize.ts'

/** Reads the to-dos of a module and their statuses on a day (ISO), as `moduleOptions` and `dayItems` will ask. */
export function readTodosAhead(module: number, date: string): void {
  const firstPage = { page: 1, page_size: pageSize }
  void readAhead('/api/v1/daily-todo-options/', { module, ...firstPage })
  void readAhead('/api/v1/daily-todo-items/', { module, date, ...firstPage })
}
