import { NoteSchemaMax, visibleText } from '@daymark/api/schemas'
import { offers } from '../../../lib/query/offers.ts'
import { queryClient } from '../../../lib/query/queryClient.ts'
import { shortened } from '../../../ui/module-kind/shortName.ts'
import type { TakenTodo } from '../takenTodo.ts'

/** Returns the notes of another app, by ISO day. Nothing where there are none, or where the backend has no notes. */
export function takenNotes(
  texts: Iterable<readonly [day: string, text: string]>,
): Pick<TakenTodo, 'notes'> {
  if (!offers(queryClient, 'notes')) return {}
  const notes: Record<string, string> = {}
  for (const [day, text] of texts) {
    const note = visibleText(text.replaceAll(/\r\n?/g, '\n'))
    if (note !== '') notes[day] = shortened(note, NoteSchemaMax)
  }
  return Object.keys(notes).length > 0 ? { notes } : {}
}
