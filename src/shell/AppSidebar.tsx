import {
  GridIcon,
  SettingsIcon,
  Sidebar,
  SidebarLink,
  SidebarSection,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { ModuleSidebarLinks } from './ModuleSidebarLinks.tsx'
import { SidebarAccountButton } from './SidebarAccountButton.tsx'

type Props = {
  isExpanded: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The entries of the navigation bar once more, and the account menu (spec section 2). */
export function AppSidebar({ isExpanded, isOpen, onOpenChange }: Props) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  return (
    <Sidebar
      label={t('sidebar.label')}
      closeLabel={t('sidebar.close')}
      isExpanded={isExpanded}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      end={<SidebarAccountButton />}
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
        <ModuleSidebarLinks />
      </SidebarSection>
    </Sidebar>
  )
}
