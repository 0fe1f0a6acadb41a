import type { DailyTodoItem, DailyTodoOption, DailyTodoStatus } from '@daymark/api'
import type { SegmentedOption } from '@daymark/design-system'
import type { StatusChange } from './statusDelivery.ts'

/** The day whose statuses the rows show. What is the same for all of many rows is found out once. */
export interface TodoDay {
  /** ISO day. */
  date: string
  /** By the id of their option; undefined until they are known. */
  items: ReadonlyMap<number, DailyTodoItem> | undefined
  /** The newest choices that have not reached the server, by the id of their option. */
  chosen: ReadonlyMap<number, StatusChange>
  /** The statuses with their names. */
  choices: readonly SegmentedOption<DailyTodoStatus>[]
}

/** A to-do whose menu is open, and the button below which it opens. */
export interface OpenedTodo {
  option: DailyTodoOption
  anchor: HTMLElement
}
