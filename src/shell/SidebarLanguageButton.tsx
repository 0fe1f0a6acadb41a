import { GlobeIcon, SidebarButton, type SidebarButtonProps } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/language.ts'
import { menuOnDemand } from '../ui/menuOnDemand.tsx'

function Trigger(props: Partial<SidebarButtonProps>) {
  const { t, i18n } = useTranslation('shell')
  const language = t(`language.${currentLanguage(i18n.language)}`)
  return (
    <SidebarButton icon={<GlobeIcon />} {...props}>
      {`${t('language.label')}: ${language}`}
    </SidebarButton>
  )
}

/** Opens the language menu from the slide-over panel, which covers the one in the header. */
export const SidebarLanguageButton = menuOnDemand(
  Trigger,
  async () => (await import('./LanguageMenu.tsx')).LanguageMenu,
)
