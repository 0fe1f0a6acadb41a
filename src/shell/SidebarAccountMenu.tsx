import { BellIcon, LogOutIcon, MenuItem, PersonIcon } from '@daymark/design-system'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { OpeningMenu } from '../ui/OpeningMenu.tsx'
import { openPanel } from './openedPanel.ts'

/** Account, notifications and log out. */
export function SidebarAccountMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('shell')
  return (
    <OpeningMenu placement="top start" trigger={trigger}>
      <MenuItem href={paths.account} icon={<PersonIcon />}>
        {t('sidebar.account')}
      </MenuItem>
      <MenuItem onAction={() => openPanel('notifications')} icon={<BellIcon />}>
        {t('sidebar.notifications')}
      </MenuItem>
      <MenuItem href={paths.logout} icon={<LogOutIcon />}>
        {t('user.logout')}
      </MenuItem>
    </OpeningMenu>
  )
}
