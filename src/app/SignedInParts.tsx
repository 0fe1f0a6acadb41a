import { ToastRegion } from '@daymark/design-system'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useReauthenticationQuestion } from '../auth/reauthentication.ts'
import { userOf } from '../auth/session.ts'
import { useSession } from '../auth/sessionStore.ts'
import { keepApp } from '../offline/keepApp.ts'
import { StatusMessages } from '../offline/StatusMessages.tsx'
import { useOffline } from '../offline/useOffline.ts'
import { Shortcuts } from '../shell/Shortcuts.tsx'
import { toasts } from '../ui/toasts.ts'
import { whenIdle } from '../ui/whenIdle.ts'

/** Seldom needed, so it comes with the first question. */
const ReauthenticationDialog = lazy(async () => ({
  default: (await import('./ReauthenticationDialog.tsx')).ReauthenticationDialog,
}))

/** What stands over every page of a signed-in person: messages, and the question who it is. */
export function SignedInParts() {
  const { t } = useTranslation('shell')
  const isQuestioned = useReauthenticationQuestion() !== undefined
  useOffline(userOf(useSession())?.id)
  useEffect(() => whenIdle(() => void keepApp()), [])
  return (
    <>
      <Suspense>{isQuestioned && <ReauthenticationDialog />}</Suspense>
      <Shortcuts />
      <StatusMessages />
      <ToastRegion toasts={toasts} label={t('messages')} closeLabel={t('close')} />
    </>
  )
}
