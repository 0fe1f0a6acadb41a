import {
  GlobeIcon,
  MonitorIcon,
  PersonIcon,
  SidebarButton,
  SidebarSection,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { userOf } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/useSession.ts'
import { currentLanguage } from '../../lib/i18n/language.ts'
import { themes } from '../../lib/preferences/theme.ts'
import { themeSetting } from '../../lib/preferences/deviceSetting.ts'
import { useStore } from '../../lib/store.ts'
import { lazyComponent } from '../../ui/lazyPart.tsx'
import { LazyMenu } from '../../ui/menu/LazyMenu.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'

const items = () => import('./menuItems.tsx')
const ThemeItems = lazyComponent(async () => (await items()).ThemeItems)
const AccountItems = lazyComponent(async () => (await items()).AccountItems)

/** Shows the name of the signed-in person and their menu, at the end of the sidebar. */
export function SidebarPersonalEntries() {
  const { t, i18n } = useTranslation('shell')
  const user = userOf(useSession())
  const language = t(`language.${currentLanguage(i18n.language)}`)
  return (
    <SidebarSection isName title={user?.username ?? ''}>
      <LanguageMenu
        trigger={
          <SidebarButton icon={<GlobeIcon />}>
            {`${t('language.label')}: ${language}`}
          </SidebarButton>
        }
      />
      <ThemeMenu />
      <AccountMenu />
    </SidebarSection>
  )
}

/** Light, dark or as the system has it. */
function ThemeMenu() {
  const { t } = useTranslation('shell')
  const chosen = useStore(themeSetting)
  return (
    <LazyMenu
      fetch={ThemeItems.preload}
      isFetchedWhenQuiet
      label={t('theme.label')}
      trigger={
        <SidebarButton icon={<MonitorIcon />}>
          {`${t('theme.label')}: ${t(`theme.${chosen}`)}`}
        </SidebarButton>
      }
      selectedKey={chosen}
      onSelectionChange={(key) => {
        const theme = themes.find((candidate) => candidate === key)
        if (theme) themeSetting.choose(theme)
      }}
      placement="top start"
    >
      <ThemeItems />
    </LazyMenu>
  )
}

function AccountMenu() {
  const { t } = useTranslation('shell')
  return (
    <LazyMenu
      fetch={AccountItems.preload}
      isFetchedWhenQuiet
      trigger={<SidebarButton icon={<PersonIcon />}>{t('sidebar.accountMenu')}</SidebarButton>}
      placement="top start"
    >
      <AccountItems />
    </LazyMenu>
  )
}
