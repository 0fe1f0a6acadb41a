import { useMutationState, useQuery } from '@tanstack/react-query'
import { unhurried } from '../../../lib/query/unhurried.ts'
import { hasWaited, type ItemMutation } from '../status/choice.ts'
import type { TodoPlace } from '../status/itemPart.ts'
import { keyOfList, placeOf } from '../status/setStatus.ts'
import { dayItems, itemOf } from '../todoQueries.ts'

/** A note that has not reached the server. */
export interface PendingNote extends TodoPlace {
  note: string
  /** It could not be sent immediately. */
  hasWaited: boolean
}

/** Returns the notes of a list that have not reached the server, oldest first. */
export function usePendingNotes(module: number): PendingNote[] {
  return useMutationState({
    filters: { mutationKey: keyOfList(module, undefined, 'note'), status: 'pending' },
    select: (mutation) => ({
      ...placeOf(mutation.meta),
      note: String(mutation.state.variables),
      hasWaited: hasWaited(mutation as ItemMutation),
    }),
  })
}

/** Returns the note that people see at a to-do on a day: the newest one of this device, else that of the item. */
export function useShownNote({ module, date, option }: Omit<TodoPlace, 'name'>): string {
  const { data: items } = useQuery({ ...dayItems(module, date), ...unhurried })
  const pending = usePendingNotes(module).findLast(
    (one) => one.option === option && one.date === date,
  )
  return pending?.note ?? itemOf(items, { option })?.note ?? ''
}
