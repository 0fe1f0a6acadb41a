import {
  GlobeIcon,
  MonitorIcon,
  PersonIcon,
  SidebarButton,
  SidebarSection,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { userOf } from '../auth/session.ts'
import { useSession } from '../auth/useSession.ts'
import { currentLanguage } from '../i18n/language.ts'
import { menuOnDemand } from '../ui/menuOnDemand.tsx'
import { useTheme } from './theme.ts'

const LanguageButton = menuOnDemand(
  SidebarButton,
  async () => (await import('./LanguageMenu.tsx')).LanguageMenu,
)
const ThemeButton = menuOnDemand(
  SidebarButton,
  async () => (await import('./ThemeMenu.tsx')).ThemeMenu,
)
const AccountButton = menuOnDemand(
  SidebarButton,
  async () => (await import('./SidebarAccountMenu.tsx')).SidebarAccountMenu,
)

/** Who is signed in, and what they may choose, at the end of the sidebar. */
export function SidebarPersonalEntries() {
  const { t, i18n } = useTranslation('shell')
  const user = userOf(useSession())
  const language = t(`language.${currentLanguage(i18n.language)}`)
  const theme = t(`theme.${useTheme()}`)
  return (
    <SidebarSection title={user?.username ?? ''}>
      <LanguageButton icon={<GlobeIcon />}>{`${t('language.label')}: ${language}`}</LanguageButton>
      <ThemeButton icon={<MonitorIcon />}>{`${t('theme.label')}: ${theme}`}</ThemeButton>
      <AccountButton icon={<PersonIcon />}>{t('sidebar.accountMenu')}</AccountButton>
    </SidebarSection>
  )
}
