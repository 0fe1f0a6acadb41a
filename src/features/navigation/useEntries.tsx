import {
  ChecklistIcon,
  GridIcon,
  HistoryIcon,
  LogOutIcon,
  PersonIcon,
  SettingsIcon,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'

/**
 * Returns the pages that people go to, each as the props of a link or an entry of a menu. Header, sidebar, bottom bar,
 * menus and command palette show these same entries. The person's own modules are in `useOwnModules`.
 */
export function useEntries() {
  const { t } = useTranslation('shell')
  return {
    dashboard: {
      href: paths.dashboard,
      icon: <GridIcon />,
      children: t('navigation.dashboard'),
    },
    history: { href: paths.history, icon: <HistoryIcon />, children: t('navigation.history') },
    modules: {
      href: paths.modules,
      icon: <SettingsIcon />,
      children: t('navigation.settings'),
    },
    /** The same page, by what it has first. */
    lists: { href: paths.modules, icon: <ChecklistIcon />, children: t('navigation.lists') },
    account: { href: paths.account, icon: <PersonIcon />, children: t('user.account') },
    /** The same page, where there is room for one word. */
    accountInShort: { href: paths.account, icon: <PersonIcon />, children: t('sidebar.account') },
    logout: { href: paths.logout, icon: <LogOutIcon />, children: t('user.logout') },
  }
}
