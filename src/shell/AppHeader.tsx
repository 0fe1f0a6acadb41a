import type { User } from '@daymark/api'
import {
  Brand,
  GridIcon,
  MarkIcon,
  NavigationBar,
  NavigationLink,
  SettingsIcon,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ModulesMenu } from './ModulesMenu.tsx'
import { UserMenu } from './UserMenu.tsx'

/** The top navigation bar; most of it is for signed-in people (spec section 2). */
export function AppHeader({ user }: { user: User | undefined }) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  return (
    <NavigationBar
      label={t('navigation.main')}
      isCollapsible
      brand={
        <Brand
          name={t('product')}
          href={user ? paths.dashboard : paths.authenticate}
          mark={<MarkIcon size="large" />}
        />
      }
      end={
        <>
          <LanguageMenu />
          {user && <UserMenu user={user} />}
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
          <ModulesMenu />
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
