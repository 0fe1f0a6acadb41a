import { BellIcon, MenuItem } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { themes } from '../../lib/preferences/theme.ts'
import { openPanel } from './Shortcuts.tsx'
import { useEntries } from './useEntries.tsx'

export function ThemeItems() {
  const { t } = useTranslation('shell')
  return themes.map((theme) => (
    <MenuItem key={theme} id={theme}>
      {t(`theme.${theme}`)}
    </MenuItem>
  ))
}

/** The menu of the person in the header. */
export function PersonItems() {
  const entries = useEntries()
  return (
    <>
      <MenuItem {...entries.account} />
      <MenuItem {...entries.logout} />
    </>
  )
}

/** The menu of the account in the sidebar. */
export function AccountItems() {
  const { t } = useTranslation('shell')
  const entries = useEntries()
  return (
    <>
      <MenuItem {...entries.accountInShort} />
      <MenuItem onAction={() => openPanel('notifications')} icon={<BellIcon />}>
        {t('sidebar.notifications')}
      </MenuItem>
      <MenuItem {...entries.logout} />
    </>
  )
}
