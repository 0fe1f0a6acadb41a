import { useTranslation } from 'react-i18next'

/** The title of the browser's tab while the screen shows. */
export function DocumentTitle({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  return <title>{t('documentTitle', { title })}</title>
}
