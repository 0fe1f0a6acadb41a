import {
  BellIcon,
  GlobeIcon,
  Menu,
  MenuItem,
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
import { LanguageMenu } from './LanguageMenu.tsx'
import { openPanel } from './Shortcuts.tsx'
import { useEntries } from './useEntries.tsx'

/** Shows the name of the signed-in person and their menu, at the end of the sidebar. */
export function SidebarPersonalEntries() {
  const { t, i18n } = useTranslation('shell')
  const user = userOf(useSession())
  const language = t(`language.${currentLanguage(i18n.language)}`)
  return (
    <SidebarSection title={user?.username ?? ''}>
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
    <Menu
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
      missingText={t('partMissing')}
    >
      {themes.map((theme) => (
        <MenuItem key={theme} id={theme}>
          {t(`theme.${theme}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

function AccountMenu() {
  const { t } = useTranslation('shell')
  const entries = useEntries()
  return (
    <Menu
      trigger={<SidebarButton icon={<PersonIcon />}>{t('sidebar.accountMenu')}</SidebarButton>}
      placement="top start"
      missingText={t('partMissing')}
    >
      <MenuItem {...entries.accountInShort} />
      <MenuItem onAction={() => openPanel('notifications')} icon={<BellIcon />}>
        {t('sidebar.notifications')}
      </MenuItem>
      <MenuItem {...entries.logout} />
    </Menu>
  )
}
