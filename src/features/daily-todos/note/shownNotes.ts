import { useQuery } from '@tanstack/react-query'
import { unhurried } from '../../../lib/query/unhurried.ts'
import { usePendingNotes } from '../pendingChanges.ts'
import type { TodoPlace } from '../status/itemPart.ts'
import { dayItems, itemOf } from '../todoQueries.ts'

/** Returns the note that people see at a to-do on a day: the newest one of this device, else that of the item. */
export function useShownNote({ module, date, option }: Omit<TodoPlace, 'name'>): string {
  const { data: items } = useQuery({ ...dayItems(module, date), ...unhurried })
  const pending = usePendingNotes(module).findLast(
    (one) => one.option === option && one.date === date,
  )
  return pending?.note ?? itemOf(items, { option })?.note ?? ''
}
