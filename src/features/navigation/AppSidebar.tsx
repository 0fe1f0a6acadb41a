import { Sidebar, SidebarLink, SidebarSection } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { quietPart } from '../../ui/lazyPart.tsx'
import { ModuleSidebarSkeleton } from './ModuleSidebarSkeleton.tsx'
import { useEntries } from './useEntries.tsx'

/** The page itself comes first; these are read when it is quiet. */
const ModuleSidebarLinks = quietPart(
  async () => (await import('./ModuleSidebarLinks.tsx')).ModuleSidebarLinks,
  { renderLoading: () => <ModuleSidebarSkeleton /> },
)
const SidebarPersonalEntries = quietPart(
  async () => (await import('./SidebarPersonalEntries.tsx')).SidebarPersonalEntries,
)

interface Props {
  isExpanded: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The same entries as the navigation bar, the theme, and the account menu. */
export function AppSidebar({ isExpanded, isOpen, onOpenChange }: Props) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const entries = useEntries()
  return (
    <Sidebar
      label={t('sidebar.label')}
      closeLabel={t('sidebar.close')}
      isExpanded={isExpanded}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      end={<SidebarPersonalEntries />}
    >
      <SidebarSection title={t('product')}>
        <SidebarLink {...entries.dashboard} isCurrent={pathname === paths.dashboard} />
        <SidebarLink {...entries.history} isCurrent={pathname.startsWith(paths.history)} />
        <SidebarLink {...entries.modules} isCurrent={pathname === paths.modules} />
      </SidebarSection>
      <SidebarSection title={t('navigation.modules')}>
        <ModuleSidebarLinks />
      </SidebarSection>
    </Sidebar>
  )
}
