import { Spinner, VisuallyHidden } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useHasLasted } from '../../ui/useHasLasted.ts'

interface Props {
  isActive: boolean
  /** The shape of the next screen shows it. */
  hasShape: boolean
}

/** Shows that the next screen is loading, and says so when that takes more than a second. */
export function NavigationProgress({ isActive, hasShape }: Props) {
  const { t } = useTranslation('shell')
  const isSlow = useHasLasted(isActive || undefined, 1_000)
  return (
    <>
      {isActive && !hasShape && <Spinner label={t('loading')} />}
      <VisuallyHidden role="status">{isSlow && t('loading')}</VisuallyHidden>
    </>
  )
}
