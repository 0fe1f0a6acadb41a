import type { User } from '@daymark/api'
import { LogOutIcon, Menu, MenuItem, PersonIcon } from '@daymark/design-system'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { useOpeningMenu } from '../ui/menuOnDemand.tsx'

/** Opens at once, see `menuOnDemand`. */
export function UserMenu({ user, trigger }: { user: User; trigger: ReactElement }) {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useOpeningMenu()
  return (
    <Menu
      label={t('user.menu', { username: user.username })}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setOpen}
      autoFocus="first"
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
