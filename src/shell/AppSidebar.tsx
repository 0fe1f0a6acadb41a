import {
  GridIcon,
  SettingsIcon,
  Sidebar,
  SidebarLink,
  SidebarSection,
  useIsNarrow,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { userOf } from '../auth/session.ts'
import { useSession } from '../auth/useSession.ts'
import { useIsQuiet } from '../data/whenQuiet.ts'
import { paths } from '../paths.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { ModuleSidebarSkeleton } from './ModuleSidebarSkeleton.tsx'
import { SidebarAccountButton } from './SidebarAccountButton.tsx'
import { SidebarLanguageButton } from './SidebarLanguageButton.tsx'

/** The page itself comes first; these are read when it is quiet. */
const ModuleSidebarLinks = lazyPart(
  async () => (await import('./ModuleSidebarLinks.tsx')).ModuleSidebarLinks,
  { renderLoading: () => <ModuleSidebarSkeleton /> },
)

interface Props {
  isExpanded: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The same entries as the navigation bar, and the account menu. */
export function AppSidebar({ isExpanded, isOpen, onOpenChange }: Props) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const isQuiet = useIsQuiet()
  return (
    <Sidebar
      label={t('sidebar.label')}
      closeLabel={t('sidebar.close')}
      isExpanded={isExpanded}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      end={<PersonalEntries />}
    >
      <SidebarSection title={t('product')}>
        <SidebarLink
          href={paths.dashboard}
          icon={<GridIcon />}
          isCurrent={pathname === paths.dashboard}
        >
          {t('navigation.dashboard')}
        </SidebarLink>
        <SidebarLink
          href={paths.modules}
          icon={<SettingsIcon />}
          isCurrent={pathname === paths.modules}
        >
          {t('navigation.settings')}
        </SidebarLink>
      </SidebarSection>
      <SidebarSection title={t('navigation.modules')}>
        {isQuiet ? <ModuleSidebarLinks /> : <ModuleSidebarSkeleton />}
      </SidebarSection>
    </Sidebar>
  )
}

/** On a narrow window the header shows neither who is signed in nor, under the panel, the language. */
function PersonalEntries() {
  const isNarrow = useIsNarrow()
  const user = userOf(useSession())
  if (!isNarrow) return <SidebarAccountButton />
  return (
    <SidebarSection title={user?.username ?? ''}>
      <SidebarLanguageButton />
      <SidebarAccountButton />
    </SidebarSection>
  )
}
