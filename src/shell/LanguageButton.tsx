import {
  Button,
  type ButtonProps,
  GlobeIcon,
  NavigationLabel,
  VisuallyHidden,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/language.ts'
import { menuOnDemand } from '../ui/menuOnDemand.tsx'

function Trigger(props: Omit<ButtonProps, 'children'>) {
  const { t, i18n } = useTranslation('shell')
  return (
    <Button variant="quiet" icon={<GlobeIcon />} {...props}>
      <VisuallyHidden>{t('language.label')}: </VisuallyHidden>
      <NavigationLabel>{t(`language.${currentLanguage(i18n.language)}`)}</NavigationLabel>
    </Button>
  )
}

/** Opens the language menu. */
export const LanguageButton = menuOnDemand(
  Trigger,
  async () => (await import('./LanguageMenu.tsx')).LanguageMenu,
)
