import { Button, type ButtonProps, GlobeIcon, VisuallyHidden } from '@daymark/design-system'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/language.ts'

const loadMenu = () => import('./LanguageMenu.tsx')
const LanguageMenu = lazy(async () => ({ default: (await loadMenu()).LanguageMenu }))

/** Opens the language menu, which is fetched when a hand comes near. */
export function LanguageButton() {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) {
    return (
      <Suspense fallback={<Trigger />}>
        <LanguageMenu trigger={<Trigger />} />
      </Suspense>
    )
  }
  return (
    <Trigger
      aria-haspopup="menu"
      onHoverStart={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onPress={() => setWanted(true)}
    />
  )
}

function Trigger(props: Omit<ButtonProps, 'children'>) {
  const { t, i18n } = useTranslation('shell')
  return (
    <Button variant="quiet" icon={<GlobeIcon />} {...props}>
      <VisuallyHidden>{t('language.label')}: </VisuallyHidden>
      {t(`language.${currentLanguage(i18n.language)}`)}
    </Button>
  )
}
