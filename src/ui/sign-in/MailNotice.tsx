import { type AuthChange, onAuthChange } from '@daymark/api'
import { Banner, LiveRegion } from '@daymark/design-system'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshSession } from '../../lib/session/sessionStore.ts'
import { BeginAgain } from './BeginAgain.tsx'
import './texts.ts'

/** Says when the e-mail with the code may be late or does not come at all, and offers the next step. */
export function MailNotice({ giveUpPath }: { giveUpPath: string }) {
  const { t } = useTranslation('signIn')
  const state = useMailDelivery()
  return (
    <LiveRegion>
      {state === 'delayed' && <Banner tone="warning">{t('mail.delayed')}</Banner>}
      {state === 'refused' && (
        <BeginAgain tone="danger" path={giveUpPath}>
          {t('mail.refused')}
        </BeginAgain>
      )}
    </LiveRegion>
  )
}

/** Milliseconds between two questions. */
const interval = 2_000

/**
 * Returns the state of the e-mail that this page asks people to read. Asks now and then while it may change, also after a
 * question that was not answered (docs/product.md#3-10).
 */
function useMailDelivery(): MailState | undefined {
  const [state, setState] = useState<MailState | undefined>('waiting')
  useEffect(
    () =>
      onAuthChange((change) => {
        if ('meta' in change) setState(mailStateOf(change))
      }),
    [],
  )
  const mayChange = state === 'waiting' || state === 'delayed'
  useEffect(() => {
    if (!mayChange) return
    const timer = setInterval(() => void refreshSession(), interval)
    return () => clearInterval(timer)
  }, [mayChange])
  return state
}

/** The state of the e-mail with the code. Undefined from a backend that does not tell. */
type MailState = 'waiting' | 'delayed' | 'refused' | 'sent'

function mailStateOf(change: AuthChange): MailState | undefined {
  return 'meta' in change && 'mail' in change.meta ? change.meta.mail : undefined
}
