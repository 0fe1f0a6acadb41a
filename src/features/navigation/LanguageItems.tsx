import { MenuItem } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { languages } from '../../lib/i18n/language.ts'

/** Shows the entries of `LanguageMenu`. A file of its own: visitors have no other menu. */
export function LanguageItems() {
  const { t } = useTranslation('shell')
  return languages.map((language) => (
    <MenuItem key={language} id={language} lang={language}>
      {t(`language.${language}`)}
    </MenuItem>
  ))
}
