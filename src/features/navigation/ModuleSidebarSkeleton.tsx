import { Skeleton, SkeletonGroup } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'

/** Stands in the sidebar until the person's own modules are known. */
export function ModuleSidebarSkeleton() {
  const { t } = useTranslation('shell')
  return (
    <SkeletonGroup label={t('navigation.loadingModules')}>
      <Skeleton shape="control" />
    </SkeletonGroup>
  )
}
