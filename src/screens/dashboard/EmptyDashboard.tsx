import { ButtonLink, EmptyState, GridIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'

/** Leads to making the first module. */
export function EmptyDashboard() {
  const { t } = useTranslation('dashboard')
  return (
    <EmptyState
      title={t('empty.title')}
      icon={<GridIcon size="large" />}
      action={
        <ButtonLink variant="primary" href={paths.modules}>
          {t('empty.action')}
        </ButtonLink>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
