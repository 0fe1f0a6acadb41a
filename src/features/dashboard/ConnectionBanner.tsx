import { Banner, LiveRegion, VisuallyHidden } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsConnectionLost } from '../../lib/offline/connection.ts'

/** Says that the server cannot be reached, and what becomes of changes. Spoken when it appears and when it disappears. */
export function ConnectionBanner() {
  const { t } = useTranslation('dashboard')
  const isLost = useIsConnectionLost()
  const [wasLost, setWasLost] = useState(isLost)
  if (isLost && !wasLost) setWasLost(true)
  return (
    <LiveRegion isSticky>
      {isLost && (
        <Banner tone="warning" title={t('connectionLost.title')}>
          {t('connectionLost.text')}
        </Banner>
      )}
      {!isLost && wasLost && <VisuallyHidden>{t('connectionBack')}</VisuallyHidden>}
    </LiveRegion>
  )
}
