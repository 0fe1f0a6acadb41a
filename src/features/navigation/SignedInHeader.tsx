import type { User } from '@daymark/api'
import {
  Avatar,
  Button,
  IconButton,
  LayersIcon,
  Name,
  NavigationButton,
  NavigationLabel,
  NavigationLink,
  SearchIcon,
  SidebarSign,
  VisuallyHidden,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { lazyComponent } from '../../ui/lazyPart.tsx'
import { LazyMenu } from '../../ui/menu/LazyMenu.tsx'
import { AppHeader } from './AppHeader.tsx'
import { openPanel } from './Shortcuts.tsx'
import { paletteKeys } from './palette/paletteKeys.ts'
import { useEntries } from './useEntries.tsx'
import type { useSidebar } from './useSidebar.ts'

const ModuleItems = lazyComponent(async () => (await import('./ModuleItems.tsx')).ModuleItems)
const PersonItems = lazyComponent(async () => (await import('./menuItems.tsx')).PersonItems)

interface Props {
  user: User
  sidebar: Pick<ReturnType<typeof useSidebar>, 'isNarrow' | 'isExpanded' | 'isOpen' | 'toggle'>
}

/**
 * The top navigation bar of a signed-in person (docs/product.md#8-1). On a narrow window the sidebar has the
 * entries that do not fit.
 */
export function SignedInHeader({ user, sidebar }: Props) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const entries = useEntries()
  const isSidebarShown = sidebar.isNarrow ? sidebar.isOpen : sidebar.isExpanded
  return (
    <AppHeader
      home={paths.dashboard}
      start={
        <IconButton
          label={isSidebarShown ? t('sidebar.close') : t('sidebar.open')}
          icon={<SidebarSign />}
          aria-expanded={isSidebarShown}
          aria-keyshortcuts="Control+B Meta+B"
          onPress={sidebar.toggle}
        />
      }
      search={
        <NavigationButton
          icon={<SearchIcon />}
          keys={paletteKeys.join(' ')}
          keyShortcuts="Control+K Meta+K"
          onPress={() => openPanel('palette')}
        >
          {t('navigation.search')}
        </NavigationButton>
      }
      end={!sidebar.isNarrow && <UserMenu user={user} />}
    >
      <NavigationLink {...entries.dashboard} isCurrent={pathname === paths.dashboard} />
      <NavigationLink {...entries.history} isCurrent={pathname.startsWith(paths.history)} />
      <LazyMenu
        fetch={ModuleItems.preload}
        trigger={
          <Button variant="quiet" icon={<LayersIcon />}>
            <NavigationLabel>{t('navigation.modules')}</NavigationLabel>
          </Button>
        }
      >
        <ModuleItems />
      </LazyMenu>
      <NavigationLink {...entries.modules} isCurrent={pathname.startsWith(paths.modules)} />
    </AppHeader>
  )
}

/** The account, and the way out. */
function UserMenu({ user }: Pick<Props, 'user'>) {
  const { t } = useTranslation('shell')
  return (
    <LazyMenu
      fetch={PersonItems.preload}
      isFetchedWhenQuiet
      label={t('user.menu', { username: user.username })}
      trigger={
        <Button variant="quiet" icon={<Avatar name={user.username} />}>
          <VisuallyHidden>{`${t('user.accountOf')} `}</VisuallyHidden>
          <NavigationLabel isAlwaysShown>
            <Name>{user.username}</Name>
          </NavigationLabel>
        </Button>
      }
      placement="bottom end"
    >
      <PersonItems />
    </LazyMenu>
  )
}
