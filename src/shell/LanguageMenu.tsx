import { Menu, MenuItem } from '@daymark/design-system'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { userOf } from '../auth/session.ts'
import { currentSession, refreshSession } from '../auth/sessionStore.ts'
import { chooseLanguage } from '../i18n/i18n.ts'
import { currentLanguage, languages } from '../i18n/language.ts'
import { useOpeningMenu } from '../ui/menuOnDemand.tsx'

/**
 * Each language by its own name; the choice is kept in a cookie (docs/product.md#8-6). It opens at once,
 * because it is only loaded when somebody asked for it.
 */
export function LanguageMenu({ trigger }: { trigger: ReactElement }) {
  const { t, i18n } = useTranslation('shell')
  const [isOpen, setOpen] = useOpeningMenu()

  async function choose(key: string) {
    const language = languages.find((candidate) => candidate === key)
    if (!language) return
    await chooseLanguage(language)
    // The server learns of the choice by the cookie: mails to this person follow it.
    if (userOf(currentSession())) void refreshSession()
  }

  return (
    <Menu
      label={t('language.label')}
      trigger={trigger}
      selectedKey={currentLanguage(i18n.language)}
      onSelectionChange={(key) => void choose(key)}
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom end"
    >
      {languages.map((language) => (
        <MenuItem key={language} id={language} lang={language}>
          {t(`language.${language}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
