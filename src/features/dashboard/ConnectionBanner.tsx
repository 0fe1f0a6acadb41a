import { Banner, LiveRegion, VisuallyHidden } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLost } from '../../lib/offline/connection.ts'

/** Says that the server cannot be reached or is busy, and what becomes of changes. Spoken when it appears and when it disappears. */
export function ConnectionBanner() {
  const { t } = useTranslation('dashboard')
  const lost = useLost()
  const isLost = lost !== false
  const [wasLost, setWasLost] = useState(isLost)
  if (isLost && !wasLost) setWasLost(true)
  return (
    <LiveRegion isSticky>
      {isLost && (
        <Banner
          tone="warning"
          title={t(lost === 'busy' ? 'serverBusy.title' : 'connectionLost.title')}
        >
          {t(lost === 'busy' ? 'serverBusy.text' : 'connectionLost.text')}
        </Banner>
      )}
      {!isLost && wasLost && <VisuallyHidden>{t('connectionBack')}</VisuallyHidden>}
    </LiveRegion>
  )
}
