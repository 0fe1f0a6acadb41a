import { ToastRegion } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { userOf } from '../auth/session.ts'
import { useSession } from '../auth/sessionStore.ts'
import { StatusMessages } from '../offline/StatusMessages.tsx'
import { useOffline } from '../offline/useOffline.ts'
import { Shortcuts } from '../shell/Shortcuts.tsx'
import { toasts } from '../ui/toasts.ts'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'

/** What stands over every page of a signed-in person: messages, and the question who it is. */
export function SignedInParts() {
  const { t } = useTranslation('shell')
  useOffline(userOf(useSession())?.id)
  return (
    <>
      <ReauthenticationDialog />
      <Shortcuts />
      <StatusMessages />
      <ToastRegion toasts={toasts} label={t('messages')} closeLabel={t('close')} />
    </>
  )
}
