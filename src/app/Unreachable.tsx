import { Button, PageFrame } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshSession } from '../lib/session/sessionStore.ts'
import { AnonymousColumn } from '../ui/AnonymousScreen.tsx'

/** The server did not answer the first question: a plain error with a retry, not an endless wait. */
export function Unreachable() {
  const { t } = useTranslation('shell')
  const [isPending, setIsPending] = useState(false)

  async function retry() {
    setIsPending(true)
    await refreshSession()
    setIsPending(false)
  }

  return (
    <PageFrame variant="welcome" skipLinkLabel={t('skipToContent')}>
      <AnonymousColumn title={t('unreachable.title')} text={t('unreachable.text')}>
        <Button
          variant="primary"
          isFullWidth
          isPending={isPending}
          pendingLabel={t('loading')}
          onPress={() => void retry()}
        >
          {t('retry')}
        </Button>
      </AnonymousColumn>
    </PageFrame>
  )
}
