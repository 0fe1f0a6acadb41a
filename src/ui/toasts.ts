import { type ToastContent, Toasts } from '@daymark/design-system'
import { userOf } from '../lib/session/session.ts'
import { currentSession } from '../lib/session/sessionStore.ts'
import { keepMessage } from '../lib/offline/keptMessages.ts'

/** The short messages of the app; shown over every page of a signed-in person. */
export const toasts = new Toasts()

/** Shows a message that must not be lost when it disappears: it stays in the list of notifications (docs/product.md#8-10). */
export function tell({ title, description, tone }: Omit<ToastContent, 'action'>): void {
  toasts.show({ title, description, tone })
  const userId = userOf(currentSession())?.id
  if (userId !== undefined) keepMessage(userId, { title, description, madeAt: Date.now() })
}
