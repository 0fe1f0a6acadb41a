import { Button, EmptyState, PageFrame, WarningIcon } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshSession } from '../auth/sessionStore.ts'
import { DocumentTitle } from '../ui/DocumentTitle.tsx'

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
    <PageFrame variant="anonymous" skipLinkLabel={t('skipToContent')}>
      <DocumentTitle title={t('unreachable.title')} />
      <EmptyState
        title={t('unreachable.title')}
        headingLevel={1}
        icon={<WarningIcon size="large" />}
        action={
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel={t('loading')}
            onPress={() => void retry()}
          >
            {t('retry')}
          </Button>
        }
      >
        {t('unreachable.text')}
      </EmptyState>
    </PageFrame>
  )
}
