import { ButtonLink, EmptyState, GridIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'

export { protectedLoader as loader } from '../../auth/guards.ts'

export function Component() {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <ScreenHeader title={t('title')} />
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
    </>
  )
}
