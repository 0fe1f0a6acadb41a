import { Button, GlobeIcon, Menu, MenuItem, VisuallyHidden } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '../i18n/i18n.ts'
import { languages } from '../i18n/language.ts'

/** Each language by its own name; the choice is kept in a cookie (spec section 4). */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell')

  const current = languages.find((language) => language === i18n.language) ?? 'en-GB'

  function choose(key: string) {
    const language = languages.find((candidate) => candidate === key)
    if (language) void chooseLanguage(language)
  }

  return (
    <Menu
      label={t('language.label')}
      trigger={
        <Button variant="quiet" icon={<GlobeIcon />}>
          <VisuallyHidden>{t('language.label')}: </VisuallyHidden>
          {t(`language.${current}`)}
        </Button>
      }
      selectedKey={current}
      onSelectionChange={choose}
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
