import { Button, type ButtonProps, GlobeIcon, VisuallyHidden } from '@daymark/design-system'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/language.ts'
import { menuOnDemand } from './menuOnDemand.tsx'

const load = () => import('./LanguageMenu.tsx')
const LanguageMenu = lazy(async () => ({ default: (await load()).LanguageMenu }))

function Trigger(props: Omit<ButtonProps, 'children'>) {
  const { t, i18n } = useTranslation('shell')
  return (
    <Button variant="quiet" icon={<GlobeIcon />} {...props}>
      <VisuallyHidden>{t('language.label')}: </VisuallyHidden>
      {t(`language.${currentLanguage(i18n.language)}`)}
    </Button>
  )
}

/** Opens the language menu. */
export const LanguageButton = menuOnDemand(Trigger, LanguageMenu, load)
