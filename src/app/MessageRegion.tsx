import { ToastRegion } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { readMessages, toasts } from '../ui/toasts.ts'
import { userOf } from '../lib/session/session.ts'
import { currentSession } from '../lib/session/sessionStore.ts'
import { reloadedAt } from './missingParts.ts'

/** Milliseconds in which a message may have been on the screen without being read. */
const unread = 10_000

/** Shows the last messages again after the app reloaded itself: the person has hardly read them. */
function showAgain(): void {
  const userId = userOf(currentSession())?.id
  const reloaded = reloadedAt()
  if (userId === undefined || Date.now() - reloaded > unread) return
  for (const { title, description, madeAt } of readMessages(userId).toReversed()) {
    const wasShown = madeAt > reloaded - unread && madeAt < performance.timeOrigin
    if (wasShown) toasts.show({ title, description })
  }
}

showAgain()

/** Shows the app's short messages over every page. */
export function MessageRegion() {
  const { t } = useTranslation('shell')
  return <ToastRegion toasts={toasts} label={t('messages')} closeLabel={t('close')} />
}
