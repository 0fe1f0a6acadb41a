import { useTranslation } from 'react-i18next'
import { ScreenHeader } from './ScreenHeader.tsx'

/** Stands where a screen will be. */
export function ComingScreen() {
  const { t } = useTranslation('shell')
  return <ScreenHeader title={t('coming')} />
}
