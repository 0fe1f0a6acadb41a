import { ArrowStartIcon, IconButton, useMedia } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'

/** An installed app may have a window without any button of the browser (docs/product.md#8-11). */
export function BackButton() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const isStandalone = useMedia('(display-mode: standalone)')
  // There is no earlier page in the history: the app was opened with this address.
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
