import { Spinner, VisuallyHidden } from '@daymark/design-system'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  isActive: boolean
  /** The shape of the next screen shows it. */
  hasShape: boolean
}

/** Shows that the next screen is loading, and says so when that takes more than a second. */
export function NavigationProgress({ isActive, hasShape }: Props) {
  const { t } = useTranslation('shell')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setSlow(true), 1_000)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isActive])
  return (
    <>
      {isActive && !hasShape && <Spinner label={t('loading')} />}
      <VisuallyHidden role="status">{isSlow && t('loading')}</VisuallyHidden>
    </>
  )
}
