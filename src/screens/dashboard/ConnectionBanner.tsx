import { Banner, LiveRegion } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useIsConnectionLost } from '../../offline/connection.ts'

/** Says that the server cannot be reached, and what becomes of changes. Spoken when it appears. */
export function ConnectionBanner() {
  const { t } = useTranslation('dashboard')
  const isLost = useIsConnectionLost()
  return (
    <LiveRegion>
      {isLost && (
        <Banner tone="warning" title={t('connectionLost.title')}>
          {t('connectionLost.text')}
        </Banner>
      )}
    </LiveRegion>
  )
}
