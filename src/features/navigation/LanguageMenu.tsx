import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage, languages } from '../../lib/i18n/language.ts'
import { lazyComponent } from '../../ui/lazyPart.tsx'
import { LazyMenu } from '../../ui/menu/LazyMenu.tsx'
import { takeLanguage } from '../../ui/preferences/takeLanguage.ts'

const LanguageItems = lazyComponent(async () => (await import('./LanguageItems.tsx')).LanguageItems)

/** Each language by its own name; the choice is kept in a cookie (docs/product.md#8-6). */
export function LanguageMenu({ trigger }: { trigger: ReactElement }) {
  const { t, i18n } = useTranslation('shell')

  function choose(key: string) {
    const language = languages.find((candidate) => candidate === key)
    if (language) void takeLanguage(language)
  }

  return (
    <LazyMenu
      fetch={LanguageItems.preload}
      isFetchedWhenQuiet
      label={t('language.label')}
      trigger={trigger}
      selectedKey={currentLanguage(i18n.language)}
      onSelectionChange={choose}
      placement="bottom end"
    >
      <LanguageItems />
    </LazyMenu>
  )
}
