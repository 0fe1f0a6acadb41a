import {
  BottomBarPlaceholder,
  Brand,
  DayHeader,
  DayStripPlaceholder,
  GlobeIcon,
  IconButtonShape,
  MarkIcon,
  NavigationBar,
  PageFrame,
  SearchIcon,
  SidebarPlaceholder,
  SidebarSign,
  Skeleton,
  VisuallyHidden,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { DashboardSkeleton } from '../../features/dashboard/DashboardSkeleton.tsx'
import { paths } from '../../paths.ts'

const sevenDays = Array.from({ length: 7 }, (_, index) => ({ day: `${index}`, caption: '\u00a0' }))

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
    <>
      <PageFrame
        variant="board"
        header={
          <NavigationBar
            label={t('navigation.main')}
            start={<IconButtonShape icon={<SidebarSign />} />}
            brand={brand}
            end={
              <>
                <IconButtonShape icon={<SearchIcon />} />
                <IconButtonShape icon={<GlobeIcon />} />
              </>
            }
          />
        }
        sidebar={<SidebarPlaceholder isExpanded={false} />}
      >
        <DayHeader
          // Which day it is, only the device of the person knows.
          title={
            <>
              <Skeleton shape="title" width="medium" />
              <VisuallyHidden>{tDashboard('title')}</VisuallyHidden>
            </>
          }
          line={<Skeleton width="medium" />}
          ring={null}
          strip={<DayStripPlaceholder days={sevenDays} />}
        />
        <DashboardSkeleton />
      </PageFrame>
      <BottomBarPlaceholder />
    </>
  )
}
