import {
  Brand,
  IconButton,
  MarkIcon,
  NavigationBar,
  PageFrame,
  PageHeader,
  SidebarPlaceholder,
  SidePanelIcon,
  Skeleton,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { DashboardSkeleton } from '../features/dashboard/DashboardSkeleton.tsx'
import { paths } from '../paths.ts'

/**
 * The dashboard before anything is known of the person. The build renders it into `index.html`: the page has its
 * shape and its heading before any JavaScript arrives.
 */
export function DashboardShape() {
  const { t } = useTranslation('shell')
  const { t: tDashboard } = useTranslation('dashboard')
  const brand = (
    <Brand name={t('product')} href={paths.dashboard} mark={<MarkIcon size="large" />} />
  )
  return (
    <PageFrame
      variant="dashboard"
      header={
        <NavigationBar
          label={t('navigation.main')}
          start={<IconButton label={t('sidebar.open')} icon={<SidePanelIcon />} isDisabled />}
          brand={brand}
        />
      }
      sidebar={<SidebarPlaceholder isExpanded={false} />}
    >
      <PageHeader title={tDashboard('title')} description={<Skeleton width="medium" />} />
      <DashboardSkeleton />
    </PageFrame>
  )
}
