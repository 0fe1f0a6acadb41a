import { hasErrorCode } from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { readAsked, writeAsked } from '../../lib/push/askedHere.ts'
import { keepSubscription, PushError } from '../../lib/push/pushSubscription.ts'
import { followClock, hasReminders } from '../../ui/preferences/reminders.ts'
import '../../ui/preferences/texts.ts'
import { showMessage } from '../../ui/toasts.ts'

/** Keeps the reminders in this browser up to date, or says once that it shows none any more. Throws `ApiError`. */
export async function keepReminders(client: QueryClient): Promise<void> {
  try {
    if (await keepSubscription(hasReminders())) followClock(client)
  } catch (error) {
    const isLost = error instanceof PushError || hasErrorCode(error, 'too_many_subscriptions')
    if (!isLost) throw error
    sayLossOnce()
  }
}

function sayLossOnce(): void {
  if (readAsked()?.isLossSaid !== false) return
  writeAsked({ isLossSaid: true })
  showMessage({
    tone: 'danger',
    title: i18next.t('preferences:notReminded.title'),
    description: i18next.t('preferences:notReminded.text'),
  })
}
