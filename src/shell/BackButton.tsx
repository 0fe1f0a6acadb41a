import { ArrowStartIcon, IconButton, useMedia } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'

/** An installed app may have a window without any button of the browser (docs/product.md#8-11). */
export function BackButton() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const isStandalone = useMedia('(display-mode: standalone)')
  // The address that the app was opened with has nothing behind it.
  const isFirst = useLocation().key === 'default'
  if (!isStandalone || isFirst) return null
  return (
    <IconButton
      label={t('navigation.back')}
      icon={<ArrowStartIcon />}
      onPress={() => void navigate(-1)}
    />
  )
}
