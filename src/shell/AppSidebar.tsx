import {
  BellIcon,
  GridIcon,
  LogOutIcon,
  Menu,
  MenuItem,
  PersonIcon,
  SettingsIcon,
  Sidebar,
  SidebarButton,
  SidebarLink,
  SidebarSection,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { ModuleSidebarLinks } from './ModuleSidebarLinks.tsx'

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
      end={
        <Menu
          placement="top start"
          trigger={<SidebarButton icon={<PersonIcon />}>{t('sidebar.accountMenu')}</SidebarButton>}
        >
          <MenuItem href={paths.account} icon={<PersonIcon />}>
            {t('sidebar.account')}
          </MenuItem>
          <MenuItem isDisabled icon={<BellIcon />}>
            {t('sidebar.notifications')}
          </MenuItem>
          <MenuItem href={paths.logout} icon={<LogOutIcon />}>
            {t('user.logout')}
          </MenuItem>
        </Menu>
      }
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
