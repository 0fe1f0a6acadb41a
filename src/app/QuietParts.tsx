import { Announcer, keepFocus } from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { readAsked } from '../lib/push/askedHere.ts'
import { useOffers } from '../lib/query/offers.ts'
import { userOf } from '../lib/session/session.ts'
import { useSession } from '../lib/session/useSession.ts'
import { NewModulePart } from '../ui/new-module/NewModulePart.tsx'
import { isClockElsewhere } from '../ui/preferences/reminders.ts'
import { useFollowedPreferences } from '../ui/preferences/useFollowedPreferences.ts'
import { MessageRegion } from './MessageRegion.tsx'
import { useNotificationPresses } from './useNotificationPresses.ts'

/** Renders the shared parts for signed-in people that do not belong to the start. */
export function QuietParts() {
  useFollowedPreferences()
  useKeptSubscription()
  useNotificationPresses()
  useEffect(keepFocus, [])
  return (
    <>
      <Announcer />
      <MessageRegion />
      <NewModulePart />
    </>
  )
}

const isAllowed = () => 'Notification' in globalThis && Notification.permission === 'granted'

/**
 * Keeps the push subscription of this browser up to date, also in another language and after a journey, while the app stays
 * open. Most browsers have none.
 */
function useKeptSubscription(): void {
  const { i18n } = useTranslation()
  const queryClient = useQueryClient()
  const userId = userOf(useSession())?.id
  const isOffered = useOffers('reminders')
  useEffect(() => {
    if (!isOffered || userId === undefined) return
    function keep(): void {
      if (!isAllowed() && readAsked() === undefined) return
      // Tried again at the next start.
      void import('../features/preferences/keepReminders.ts')
        .then(({ keepReminders }) => keepReminders(queryClient))
        .catch(() => undefined)
    }
    function follow(): void {
      if (document.visibilityState === 'visible' && isClockElsewhere()) keep()
    }
    keep()
    i18n.on('languageChanged', keep)
    document.addEventListener('visibilitychange', follow)
    return () => {
      i18n.off('languageChanged', keep)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [i18n, queryClient, userId, isOffered])
}
