import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { discardDraft, saveDraft, placeOfForm, readDraft } from '../../lib/forms/drafts.ts'
import { onReload } from '../../lib/forms/reload.ts'
import { userOf } from '../../lib/session/session.ts'
import { currentSession, onSessionChange } from '../../lib/session/sessionStore.ts'
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
  const [owner] = useState(() => userOf(currentSession())?.id)
  const [draft] = useState<Draft>(() =>
    owner === undefined ? {} : (readDraft(place, owner) ?? {}),
  )
  const latest = useRef(rows)

  useEffect(() => {
    latest.current = rows
  }, [rows])

  useEffect(() => restoreNewTodos(client, draft.rows ?? []), [client, draft])

  useEffect(() => {
    if (owner === undefined) return
    const input = field.current
    const save = () => {
      const name = input?.value ?? ''
      const unsaved = latest.current.map(({ todo }) => todo)
      if (name !== '' || unsaved.length > 0) saveDraft(place, owner, { name, rows: unsaved })
    }
    const saveIfOver = () => {
      if (!userOf(currentSession())) save()
    }
    const stops = [onReload(save), onSessionChange(saveIfOver)]
    input?.addEventListener('input', saveIfOver)
    return () => {
      for (const stop of stops) stop()
      input?.removeEventListener('input', saveIfOver)
      // Left by a signed-in person: saved, or not wanted.
      if (userOf(currentSession())) discardDraft(place)
    }
  }, [field, owner, place])

  return draft.name ?? ''
}
