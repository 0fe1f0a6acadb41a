import type { DailyTodoItem, DailyTodoStatus } from '@daymark/api'
import type { RowChoice } from '@daymark/design-system'
import type { PendingNote, PendingStatus } from '../pendingChanges.ts'

/** What rows say of the days before the one that they show, by the id of their option. */
export interface RowPast {
  /** The day that the rows show; '' before anything was read. */
  day: string
  /** How many days before this one each to-do was done in a row. Empty where no streak is shown. */
  streaks: ReadonlyMap<number, number>
  /** On how many days before this one in its week each to-do was done that is due some times a week. */
  weeks: ReadonlyMap<number, number>
}

export const unreadPast: RowPast = { day: '', streaks: new Map(), weeks: new Map() }

/** The day whose statuses the rows show. What is the same for all of many rows is found out once. */
export interface TodoDay {
  /** ISO day. */
  date: string
  /** By the id of their option; undefined until they are known. */
  items: ReadonlyMap<number, DailyTodoItem> | undefined
  /** The newest choices that have not reached the server, by the id of their option. */
  chosen: ReadonlyMap<number, PendingStatus>
  /** The newest notes that have not reached the server, by the id of their option. */
  notes: ReadonlyMap<number, PendingNote>
  past: RowPast
  /** The statuses with their names. */
  choices: readonly RowChoice<DailyTodoStatus>[]
}
