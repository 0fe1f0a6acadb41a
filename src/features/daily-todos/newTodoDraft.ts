import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { saveDraft, placeOfForm } from '../../lib/forms/drafts.ts'
import { keepDraft, useOwnDraft } from '../../lib/forms/ownDraft.ts'
import { paths } from '../../paths.ts'
import { type NewTodo, type NewTodoRow, restoreNewTodos } from './newTodos.ts'

/** The draft of a list when the session ends: the text in the field, and the rows that were not saved. */
interface Draft {
  name?: string
  rows?: NewTodo[]
}

/**
 * Keeps what was typed and what could not be saved over the end of a session and a reload by the app
 * (docs/product.md#2-7). Returns what the field contained.
 */
export function useNewTodoDraft(
  module: number,
  field: RefObject<HTMLInputElement | null>,
  rows: readonly NewTodoRow[],
): string {
  const client = useQueryClient()
  const place = placeOfForm(paths.dashboard, `add-${module}`)
  const { owner, draft } = useOwnDraft(place)
  const { name = '', rows: unsaved }: Draft = draft ?? {}
  const latest = useRef(rows)

  useEffect(() => {
    latest.current = rows
  }, [rows])

  useEffect(() => restoreNewTodos(client, unsaved ?? []), [client, unsaved])

  useEffect(() => {
    if (owner === undefined) return
    const input = field.current
    const save = () => {
      const typed = input?.value ?? ''
      const unsaved = latest.current.map(({ todo }) => todo)
      if (typed !== '' || unsaved.length > 0)
        saveDraft(place, owner, { name: typed, rows: unsaved })
    }
    return keepDraft(save, (listener) => {
      input?.addEventListener('input', listener)
      return () => input?.removeEventListener('input', listener)
    })
  }, [field, owner, place])

  return name
}
