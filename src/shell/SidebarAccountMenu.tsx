import { BellIcon, LogOutIcon, Menu, MenuItem, PersonIcon } from '@daymark/design-system'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { useOpeningMenu } from '../ui/menuOnDemand.tsx'
import { openPanel } from './openedPanel.ts'

/** Account, notifications and log out; opens at once, see `menuOnDemand`. */
export function SidebarAccountMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useOpeningMenu()
  return (
    <Menu
      placement="top start"
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setOpen}
      autoFocus="first"
    >
      <MenuItem href={paths.account} icon={<PersonIcon />}>
        {t('sidebar.account')}
      </MenuItem>
      <MenuItem onAction={() => openPanel('notifications')} icon={<BellIcon />}>
        {t('sidebar.notifications')}
      </MenuItem>
      <MenuItem href={paths.logout} icon={<LogOutIcon />}>
        {t('user.logout')}
      </MenuItem>
    </Menu>
  )
}
