import { Spinner, VisuallyHidden } from '@daymark/design-system'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Shows that the next screen is on its way, and says so when that takes more than a second. */
export function NavigationProgress({ isActive }: { isActive: boolean }) {
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
      {isActive && <Spinner label={t('loading')} />}
      <VisuallyHidden role="status">{isSlow && t('loading')}</VisuallyHidden>
    </>
  )
}
