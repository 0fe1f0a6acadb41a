import type { User } from '@daymark/api'
import { LogOutIcon, MenuItem, PersonIcon } from '@daymark/design-system'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { OpeningMenu } from '../ui/OpeningMenu.tsx'

/** The account, and the way out. */
export function UserMenu({ user, trigger }: { user: User; trigger: ReactElement }) {
  const { t } = useTranslation('shell')
  return (
    <OpeningMenu
      label={t('user.menu', { username: user.username })}
      trigger={trigger}
      placement="bottom end"
    >
      <MenuItem href={paths.account} icon={<PersonIcon />}>
        {t('user.account')}
      </MenuItem>
      <MenuItem href={paths.logout} icon={<LogOutIcon />}>
        {t('user.logout')}
      </MenuItem>
    </OpeningMenu>
  )
}
