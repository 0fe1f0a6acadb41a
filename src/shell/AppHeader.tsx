import type { User } from '@daymark/api'
import {
  Brand,
  GridIcon,
  IconButton,
  MarkIcon,
  MenuIcon,
  NavigationBar,
  NavigationLink,
  SearchIcon,
  SettingsIcon,
  SidePanelIcon,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { BackButton } from './BackButton.tsx'
import { LanguageButton } from './LanguageButton.tsx'
import { ModulesButton } from './ModulesButton.tsx'
import { openPanel } from './openedPanel.ts'
import { UserButton } from './UserButton.tsx'
import type { useSidebar } from './useSidebar.ts'

interface Props {
  user: User | undefined
  sidebar: Pick<ReturnType<typeof useSidebar>, 'isNarrow' | 'isExpanded' | 'isOpen' | 'toggle'>
}

/**
 * The top navigation bar; most of it is for signed-in people (docs/product.md#8-1). On a narrow window the
 * sidebar has the entries that do not fit.
 */
export function AppHeader({ user, sidebar }: Props) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const isSidebarShown = sidebar.isNarrow ? sidebar.isOpen : sidebar.isExpanded
  return (
    <NavigationBar
      label={t('navigation.main')}
      isCollapsible
      start={
        <>
          {user && (
            <IconButton
              label={isSidebarShown ? t('sidebar.close') : t('sidebar.open')}
              icon={sidebar.isNarrow ? <MenuIcon /> : <SidePanelIcon />}
              aria-expanded={isSidebarShown}
              aria-keyshortcuts="Control+B Meta+B"
              onPress={sidebar.toggle}
            />
          )}
          <BackButton />
        </>
      }
      brand={
        <Brand
          name={t('product')}
          href={user ? paths.dashboard : paths.authenticate}
          mark={<MarkIcon size="large" />}
        />
      }
      end={
        <>
          {user && (
            <IconButton
              label={t('navigation.search')}
              icon={<SearchIcon />}
              aria-keyshortcuts="Control+K Meta+K"
              onPress={() => openPanel('palette')}
            />
          )}
          <LanguageButton />
          {user && !sidebar.isNarrow && <UserButton user={user} />}
        </>
      }
    >
      {user && (
        <>
          <NavigationLink
            href={paths.dashboard}
            icon={<GridIcon />}
            isCurrent={pathname === paths.dashboard}
          >
            {t('navigation.dashboard')}
          </NavigationLink>
          <ModulesButton />
          <NavigationLink
            href={paths.modules}
            icon={<SettingsIcon />}
            isCurrent={pathname.startsWith(paths.modules)}
          >
            {t('navigation.settings')}
          </NavigationLink>
        </>
      )}
    </NavigationBar>
  )
}
