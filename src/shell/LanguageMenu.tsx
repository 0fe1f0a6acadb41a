import { MenuItem } from '@daymark/design-system'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { userOf } from '../auth/session.ts'
import { currentSession, refreshSession } from '../auth/sessionStore.ts'
import { chooseLanguage } from '../i18n/i18n.ts'
import { currentLanguage, languages } from '../i18n/language.ts'
import { OpeningMenu } from '../ui/OpeningMenu.tsx'

/** Each language by its own name; the choice is kept in a cookie (docs/product.md#8-6). */
export function LanguageMenu({ trigger }: { trigger: ReactElement }) {
  const { t, i18n } = useTranslation('shell')

  async function choose(key: string) {
    const language = languages.find((candidate) => candidate === key)
    if (!language) return
    await chooseLanguage(language)
    // The server learns of the choice by the cookie: mails to this person follow it.
    if (userOf(currentSession())) void refreshSession()
  }

  return (
    <OpeningMenu
      label={t('language.label')}
      trigger={trigger}
      selectedKey={currentLanguage(i18n.language)}
      onSelectionChange={(key) => void choose(key)}
      placement="bottom end"
    >
      {languages.map((language) => (
        <MenuItem key={language} id={language} lang={language}>
          {t(`language.${language}`)}
        </MenuItem>
      ))}
    </OpeningMenu>
  )
}
