import { Spinner } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'

/** Says that the next screen is on its way, when it takes its time. */
export function NavigationProgress({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('shell')
  return isActive ? <Spinner label={t('loading')} /> : null
}
