import { Banner, LiveRegion, VisuallyHidden } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWait } from '../../lib/offline/connection.ts'

/** Says that the server cannot be reached or is busy, and what becomes of changes. Spoken when it appears and when it disappears. */
export function ConnectionBanner() {
  const { t, i18n } = useTranslation('dashboard')
  const wait = useWait()
  const [hasWaited, setHasWaited] = useState(wait !== undefined)
  if (wait && !hasWaited) setHasWaited(true)
  const timeOf = (time: number) =>
    new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(time)
  return (
    <LiveRegion isSticky>
      {wait &&
        (wait.kind === 'busy' ? (
          <Banner tone="warning" title={t('serverBusy.title')}>
            {t('serverBusy.text', { time: timeOf(wait.until) })}
          </Banner>
        ) : (
          <Banner tone="warning" title={t('connectionLost.title')}>
            {t('connectionLost.text')}
          </Banner>
        ))}
      {!wait && hasWaited && <VisuallyHidden>{t('connectionBack')}</VisuallyHidden>}
    </LiveRegion>
  )
}
