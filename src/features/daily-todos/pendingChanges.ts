import type { DailyTodoItem, DailyTodoStatus } from '@daymark/api'
import { type QueryClient, useMutationState } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { hasWaited, type ItemMutation, newestOf } from './status/choice.ts'
import type { ItemPart, TodoPlace } from './status/itemPart.ts'
import { keyOfList, keyOfPlace, placeOf } from './status/setStatus.ts'
import { itemOf, statusOf } from './todoQueries.ts'

/** A change of a to-do on a day that has not reached the server, as the page shows it. */
interface Pending extends TodoPlace {
  /** It could not be sent immediately, or was made behind one that could not. */
  hasWaited: boolean
}

export type PendingStatus = Pending & { status: DailyTodoStatus }
export type PendingNote = Pending & { note: string }

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

function usePending<Value>(part: ItemPart, module: number | undefined) {
  return useMutationState({
    filters: { mutationKey: keyOfList(module, undefined, part), status: 'pending' },
    select: (mutation) => ({
      ...placeOf(mutation.meta),
      [part]: mutation.state.variables,
      hasWaited: hasWaited(mutation as ItemMutation),
    }),
  }) as (Pending & Value)[]
}

/** Returns the choices of one list, or of all lists, that have not reached the server, oldest first. */
export const usePendingStatuses = (module?: number) =>
  usePending<{ status: DailyTodoStatus }>('status', module)

/** Returns the notes of a list that have not reached the server, oldest first. */
export const usePendingNotes = (module: number) => usePending<{ note: string }>('note', module)

/** Returns the same for what counts them: a press shows in its own row first, and the counts follow in the next frame. */
export function useDeferredPendingStatuses(module?: number): PendingStatus[] {
  return useDeferredValue(usePendingStatuses(module))
}

/** Returns the changes of a day, by option. Of several of one option the last counts. */
export function changesOn<Change extends Pending>(
  day: string,
  changes: readonly Change[],
): ReadonlyMap<number, Change> {
  const ofDay = changes.filter(({ date }) => date === day)
  return new Map(ofDay.map((change) => [change.option, change]))
}
