import type { User } from '@daymark/api'
import { Button, LogOutIcon, Menu, MenuItem, PersonIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('shell')
  return (
    <Menu
      label={t('user.menu', { username: user.username })}
      trigger={
        <Button variant="quiet" icon={<PersonIcon />}>
          {user.username}
        </Button>
      }
      placement="bottom end"
    >
      <MenuItem href={paths.account} icon={<PersonIcon />}>
        {t('user.account')}
      </MenuItem>
      <MenuItem href={paths.logout} icon={<LogOutIcon />}>
        {t('user.logout')}
      </MenuItem>
    </Menu>
  )
}
