import { ControlRow, RowGroup, SegmentedChoice, SelectRow, SwitchRow } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { dayBegins } from '../../lib/days/days.ts'
import { currentLanguage, languages } from '../../lib/i18n/language.ts'
import { themeSetting } from '../../lib/preferences/deviceSetting.ts'
import { usePreference } from '../../lib/preferences/preferences.ts'
import { themes } from '../../lib/preferences/theme.ts'
import { useOffers } from '../../lib/query/offers.ts'
import { useStore } from '../../lib/store.ts'
import { takeLanguage } from '../../ui/preferences/takeLanguage.ts'
import { useSetPreference } from '../../ui/preferences/setPreference.ts'
import './texts.ts'

/** When a day begins, the theme, the language, and whether streaks are shown. */
export function PreferenceRows() {
  const { t, i18n } = useTranslation(['modules', 'shell'])
  const isEverywhere = useOffers('preferences')
  const setPreference = useSetPreference()
  return (
    <RowGroup title={t('preferences')}>
      <SelectRow
        label={t('dayBegin.label')}
        note={t(isEverywhere ? 'dayBegin.everywhere' : 'dayBegin.text')}
        isStacked
        options={dayBegins.map((value) => ({ value, label: t(`dayBegin.${value}`) }))}
        value={usePreference('dayBegins') ?? 'utc'}
        onChange={(begin) => setPreference({ dayBegins: begin })}
      />
      <ControlRow label={t('shell:theme.label')}>
        <SegmentedChoice
          label={t('shell:theme.label')}
          options={themes.map((value) => ({ value, label: t(`shell:theme.${value}`) }))}
          value={useStore(themeSetting)}
          onChange={themeSetting.choose}
        />
      </ControlRow>
      <SelectRow
        label={t('shell:language.label')}
        options={languages.map((value) => ({ value, label: t(`shell:language.${value}`) }))}
        value={currentLanguage(i18n.language)}
        onChange={(language) => void takeLanguage(language)}
      />
      <SwitchRow
        label={t('streaks.label')}
        note={t('streaks.text')}
        isSelected={usePreference('streaks') !== 'hidden'}
        onChange={(isOn) => setPreference({ streaks: isOn ? 'shown' : 'hidden' })}
      />
    </RowGroup>
  )
}
