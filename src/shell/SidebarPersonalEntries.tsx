import {
  GlobeIcon,
  MonitorIcon,
  PersonIcon,
  SidebarButton,
  type SidebarButtonProps,
  SidebarSection,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { userOf } from '../auth/session.ts'
import { useSession } from '../auth/useSession.ts'
import { currentLanguage } from '../i18n/language.ts'
import { menuOnDemand } from '../ui/menuOnDemand.tsx'
import { useTheme } from './theme.ts'

function LanguageTrigger(props: Partial<SidebarButtonProps>) {
  const { t, i18n } = useTranslation('shell')
  const language = t(`language.${currentLanguage(i18n.language)}`)
  return (
    <SidebarButton icon={<GlobeIcon />} {...props}>
      {`${t('language.label')}: ${language}`}
    </SidebarButton>
  )
}

const LanguageButton = menuOnDemand(
  LanguageTrigger,
  async () => (await import('./LanguageMenu.tsx')).LanguageMenu,
)

function ThemeTrigger(props: Partial<SidebarButtonProps>) {
  const { t } = useTranslation('shell')
  return (
    <SidebarButton icon={<MonitorIcon />} {...props}>
      {`${t('theme.label')}: ${t(`theme.${useTheme()}`)}`}
    </SidebarButton>
  )
}

const ThemeButton = menuOnDemand(
  ThemeTrigger,
  async () => (await import('./ThemeMenu.tsx')).ThemeMenu,
)

function AccountTrigger(props: Partial<SidebarButtonProps>) {
  const { t } = useTranslation('shell')
  return (
    <SidebarButton icon={<PersonIcon />} {...props}>
      {t('sidebar.accountMenu')}
    </SidebarButton>
  )
}

const AccountButton = menuOnDemand(
  AccountTrigger,
  async () => (await import('./SidebarAccountMenu.tsx')).SidebarAccountMenu,
)

/** Who is signed in, and what they may choose, at the end of the sidebar. */
export function SidebarPersonalEntries() {
  const user = userOf(useSession())
  return (
    <SidebarSection title={user?.username ?? ''}>
      <LanguageButton />
      <ThemeButton />
      <AccountButton />
    </SidebarSection>
  )
}
