import type { DailyTodoItem, DailyTodoItemUpdate, DailyTodoStatus } from '@daymark/api'
import type { MutationKey } from '@tanstack/react-query'
import { statusOf } from '../todoQueries.ts'

/** One option on one day (ISO). */
export interface TodoPlace {
  module: number
  date: string
  option: number
  /** As the option was called then, for messages. */
  name: string
}

/** What became of a choice. Without an item there was nothing to do. */
export interface SyncResult {
  item: DailyTodoItem | undefined
  /** Another device was faster, and its status stays. */
  isConflict: boolean
}

/** What a person changes of an item. Each is sent without the other. */
export type ItemPart = 'status' | 'note'

/** Returns what an item has of a part. An option without an item is to do, and has an empty note. */
export const valueOf = (item: DailyTodoItem | undefined, part: ItemPart): string =>
  part === 'status' ? statusOf(item) : (item?.note ?? '')

export const changeOf = (part: ItemPart, value: string): DailyTodoItemUpdate =>
  part === 'status' ? { status: value as DailyTodoStatus } : { note: value }

/** Returns which part the mutations of a key change. */
export const partOf = (mutationKey: MutationKey) => mutationKey[1] as ItemPart
