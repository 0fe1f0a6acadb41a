import { type ToastContent, Toasts } from '@daymark/design-system'
import { userOf } from '../lib/session/session.ts'
import { currentSession } from '../lib/session/sessionStore.ts'
import { dropNote, note, readNote } from '../lib/offline/personalNotes.ts'

/** The short messages of the app; shown over every page of a signed-in person. */
export const toasts = new Toasts()

/** A message that a person was shown on this device, in the language of that moment. */
interface KeptMessage {
  title: string
  description?: string | undefined
  madeAt: number
}

const noteName = 'messages'
const mostKept = 50

/** Returns the kept messages of a person, newest first. */
export function readMessages(userId: number): KeptMessage[] {
  return readNote<KeptMessage[]>(userId, noteName) ?? []
}

export function forgetMessages(userId: number): void {
  dropNote(userId, noteName)
}

/** Shows a message that must not be lost when it disappears: it stays in the list of notifications (docs/product.md#8-10). */
export function tell({ title, description, tone }: Omit<ToastContent, 'action'>): void {
  toasts.show({ title, description, tone })
  const userId = userOf(currentSession())?.id
  if (userId === undefined) return
  const message: KeptMessage = { title, description, madeAt: Date.now() }
  note(userId, noteName, [message, ...readMessages(userId)].slice(0, mostKept))
}
