import type { DailyTodoItem } from '@daymark/api'
import { createContext } from 'react'

export interface TodoDay {
  /** ISO day, UTC. */
  date: string
  /** By the id of their option; undefined until they are known. */
  items: ReadonlyMap<number, DailyTodoItem> | undefined
}

/** The day whose statuses the rows show. */
export const TodoDayContext = createContext<TodoDay>({ date: '', items: undefined })
