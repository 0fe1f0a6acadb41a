import { Spinner } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'

/** Says that what is shown is being read again; it never takes the place of what is shown. */
export function RefetchIndicator({ isFetching }: { isFetching: boolean }) {
  const { t } = useTranslation('shell')
  return isFetching ? <Spinner size="small" label={t('loading')} /> : null
}
