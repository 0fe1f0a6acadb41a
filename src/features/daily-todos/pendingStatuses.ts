import type { DailyTodoItem, DailyTodoStatus } from '@daymark/api'
import { type QueryClient, useMutationState } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { hasWaited, type ItemMutation, newestOf } from './status/choice.ts'
import type { TodoPlace } from './status/itemPart.ts'
import { keyOfList, keyOfPlace, placeOf } from './status/setStatus.ts'
import { itemOf, statusOf } from './todoQueries.ts'

/** The choice of a status that has not reached the server, as the page shows it. */
export type PendingStatus = TodoPlace & {
  status: DailyTodoStatus
  /** It could not be sent immediately, or was made behind one that could not. */
  hasWaited: boolean
}

/** Returns the newest choice for one to-do on one day that has not reached the server. */
export function pendingStatus(client: QueryClient, place: TodoPlace): DailyTodoStatus | undefined {
  return newestOf(client, keyOfPlace(place))?.state.variables as DailyTodoStatus | undefined
}

/** Returns the status that people see: that of the newest choice, else that of the item. */
export function shownStatus(
  client: QueryClient,
  place: TodoPlace,
  items: readonly DailyTodoItem[] | undefined,
): DailyTodoStatus {
  return pendingStatus(client, place) ?? statusOf(itemOf(items, place))
}

/** Returns the choices of one list, or of all lists, that have not reached the server, oldest first. */
export function usePendingStatuses(module?: number): PendingStatus[] {
  return useMutationState({
    filters: { mutationKey: keyOfList(module), status: 'pending' },
    select: (mutation) => ({
      ...placeOf(mutation.meta),
      status: mutation.state.variables as DailyTodoStatus,
      hasWaited: hasWaited(mutation as ItemMutation),
    }),
  })
}

/** Returns the same for what counts them: a press shows in its own row first, and the counts follow in the next frame. */
export function useDeferredPendingStatuses(module?: number): PendingStatus[] {
  return useDeferredValue(usePendingStatuses(module))
}

/** Returns the choices of a day, by option. Of several of one option the last counts. */
export function statusesOn(
  day: string,
  choices: readonly PendingStatus[],
): ReadonlyMap<number, PendingStatus> {
  const ofDay = choices.filter(({ date }) => date === day)
  return new Map(ofDay.map((choice) => [choice.option, choice]))
}
