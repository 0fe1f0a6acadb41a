import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { userOf } from '../../lib/session/session.ts'
import { currentSession, refreshSession } from '../../lib/session/sessionStore.ts'
import { chooseLanguage } from '../../lib/i18n/i18n.ts'
import { currentLanguage, languages } from '../../lib/i18n/language.ts'
import { lazyComponent } from '../../ui/lazyPart.tsx'
import { LazyMenu } from '../../ui/menu/LazyMenu.tsx'

const LanguageItems = lazyComponent(async () => (await import('./LanguageItems.tsx')).LanguageItems)

/** Each language by its own name; the choice is kept in a cookie (docs/product.md#8-6). */
export function LanguageMenu({ trigger }: { trigger: ReactElement }) {
  const { t, i18n } = useTranslation('shell')

  async function choose(key: string) {
    const language = languages.find((candidate) => candidate === key)
    if (!language) return
    await chooseLanguage(language)
    // The server learns of the choice from the cookie, and e-mails to this person follow it.
    if (userOf(currentSession())) void refreshSession()
  }

  return (
    <LazyMenu
      fetch={LanguageItems.preload}
      isFetchedWhenQuiet
      label={t('language.label')}
      trigger={trigger}
      selectedKey={currentLanguage(i18n.language)}
      onSelectionChange={(key) => void choose(key)}
      placement="bottom end"
    >
      <LanguageItems />
    </LazyMenu>
  )
}
