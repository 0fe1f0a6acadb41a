import {
  ApiError,
  createDailyTodoItem,
  type DailyTodoItem,
  type DailyTodoStatus,
  hasErrorCode,
  updateDailyTodoItem,
} from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import { dayItems } from './todoQueries.ts'

/** One option on one day (ISO). */
export interface TodoPlace {
  module: number
  date: string
  option: number
  /** As the option was called then, for messages. */
  name: string
}

/** The choice of a status for one option on one day. */
export type StatusChange = TodoPlace & {
  status: DailyTodoStatus
  /**
   * What the server may have because of this device: the status before the change, and every one that
   * was sent without an answer. Anything else is the work of another device.
   */
  known: DailyTodoStatus[]
  /** Tells this choice from another one for the same to-do, also across tabs. */
  madeAt: number
  /** It could not be sent immediately, or was made behind one that could not. */
  hasWaited: boolean
}

/**
 * The server has the status now, or keeps the status of another device that was faster. Without an item the change had
 * nothing to do.
 */
export interface Delivery {
  item: DailyTodoItem | undefined
  isOvertaken: boolean
}

/** An option without an item on a day is still to do. */
export function statusOf(item: DailyTodoItem | undefined): DailyTodoStatus {
  return item?.status ?? 'todo'
}

function itemIn(items: DailyTodoItem[] | undefined, { option }: StatusChange) {
  return items?.find((item) => item.option === option)
}

/** Returns the item as the server has it now. */
async function readItem(queryClient: QueryClient, change: StatusChange) {
  const { queryKey } = dayItems(change.module, change.date)
  await queryClient.cancelQueries({ queryKey })
  const query = { ...dayItems(change.module, change.date), staleTime: 0, retry: false }
  return itemIn(await queryClient.fetchQuery(query), change)
}

function send({ module, date, option, status }: StatusChange, item: DailyTodoItem | undefined) {
  return item
    ? updateDailyTodoItem(item.id, { status })
    : createDailyTodoItem({ module, date, option, status })
}

/**
 * Sends a change that was made a moment ago: one request, to create or to update the item; none when it
 * is there already, because the person changed their mind twice. If another device created it meanwhile,
 * this newer choice changes it. Throws ApiError.
 */
export async function deliverNow(
  queryClient: QueryClient,
  change: StatusChange,
): Promise<Delivery> {
  const { queryKey } = dayItems(change.module, change.date)
  const item = itemIn(queryClient.getQueryData(queryKey), change)
  if (item?.status === change.status) return { item, isOvertaken: false }
  try {
    return { item: await send(change, item), isOvertaken: false }
  } catch (error) {
    const wasCreatedElsewhere = hasErrorCode(error, 'unique')
    const mayBeDone = error instanceof ApiError && error.kind === 'notJson'
    if (!wasCreatedElsewhere && !mayBeDone) throw error
    const current = await readItem(queryClient, change)
    if (current?.status === change.status) return { item: current, isOvertaken: false }
    if (mayBeDone) throw error
    return { item: await send(change, current), isOvertaken: false }
  }
}

/**
 * Sends a change that had to wait. Reads the server's state first: if another device changed it in the meantime, that
 * status stays. Throws ApiError.
 */
export async function deliverLate(
  queryClient: QueryClient,
  change: StatusChange,
): Promise<Delivery> {
  const item = await readItem(queryClient, change)
  if (item?.status === change.status) return { item, isOvertaken: false }
  if (item && !change.known.includes(item.status)) return { item, isOvertaken: true }
  return { item: await send(change, item), isOvertaken: false }
}
