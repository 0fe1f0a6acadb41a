import { type ToastContent, Toasts } from '@daymark/design-system'
import { forgetWithPerson } from '../lib/session/personalData.ts'
import { currentPerson } from '../lib/session/sessionStore.ts'
import { deleteRecord, writeRecord, readRecord } from '../lib/offline/localRecords.ts'

/** The short messages of the app; shown over every page of a signed-in person. */
export const toasts = new Toasts()

forgetWithPerson(() => toasts.clear())

/** A message that a person was shown on this device, in the language of that moment. */
interface StoredMessage {
  title: string
  description?: string | undefined
  madeAt: number
}

const recordName = 'messages'
const mostStored = 50

/** Returns the stored messages of a person, newest first. */
export function readMessages(userId: number): StoredMessage[] {
  return readRecord<StoredMessage[]>(userId, recordName) ?? []
}

export function forgetMessages(userId: number): void {
  deleteRecord(userId, recordName)
}

/** Shows a message that must not be lost when it disappears: it stays in the list of notifications (docs/product.md#8-10). */
export function showMessage({ title, description, tone }: Omit<ToastContent, 'action'>): void {
  toasts.show({ title, description, tone })
  const userId = currentPerson()
  if (userId === undefined) return
  const message: StoredMessage = { title, description, madeAt: Date.now() }
  writeRecord(userId, recordName, [message, ...readMessages(userId)].slice(0, mostStored))
}
