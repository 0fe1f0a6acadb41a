import type { DailyTodoOption } from '@daymark/api'
import { useQuery } from '@tanstack/react-query'
import { unhurried } from '../../../lib/query/unhurried.ts'
import { pastOfList } from '../history/past/readPast.ts'
import { usePendingNotes } from '../pendingChanges.ts'

/** Returns the days and notes of a to-do, the newest first, as far as its past was read. */
export function useNotesOfTodo({ id, module }: DailyTodoOption): [day: string, note: string][] {
  const { data: past } = useQuery({ ...pastOfList(module), ...unhurried })
  const pending = usePendingNotes(module).filter(({ option }) => option === id)
  const notes = new Map(
    Object.entries(past?.notes ?? {}).map(([day, ofDay]) => [day, ofDay[id] ?? '']),
  )
  for (const { date, note } of pending) notes.set(date, note)
  return [...notes].filter(([, note]) => note !== '').toSorted(([a], [b]) => (a < b ? 1 : -1))
}
