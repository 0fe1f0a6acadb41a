import { useTranslation } from 'react-i18next'
import { useHasErroneousForm } from '../lib/forms/erroneousForms.ts'

/** The title of the browser's tab while the screen shows. */
export function DocumentTitle({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  const hasError = useHasErroneousForm()
  return <title>{t(hasError ? 'documentTitleWithError' : 'documentTitle', { title })}</title>
}
