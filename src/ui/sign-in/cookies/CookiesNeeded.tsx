import { Banner } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import './texts.ts'

/** Says that a session needs cookies, which this browser blocks. */
export function CookiesNeeded() {
  const { t } = useTranslation('cookies')
  return (
    <Banner tone="warning" title={t('title')} role="alert">
      {t('text')}
    </Banner>
  )
}
