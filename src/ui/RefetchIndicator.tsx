import { Spinner } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'

/** Says that the shown data is being read again. The data stays visible. */
export function RefetchIndicator({ isFetching }: { isFetching: boolean }) {
  const { t } = useTranslation('shell')
  return isFetching ? <Spinner size="small" label={t('loading')} /> : null
}
