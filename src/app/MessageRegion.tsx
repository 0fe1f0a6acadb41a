import { ToastRegion } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { toasts } from '../ui/toasts.ts'

/** Where the app's short messages appear, over every page. */
export function MessageRegion() {
  const { t } = useTranslation('shell')
  return <ToastRegion toasts={toasts} label={t('messages')} closeLabel={t('close')} />
}
