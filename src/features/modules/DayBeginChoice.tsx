import { RadioGroup } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { dayBegins, dayBeginSetting } from '../../lib/days/dayBegin.ts'
import { useStore } from '../../lib/store.ts'
import './texts.ts'

/** Lets a person choose when their day begins, on this device. */
export function DayBeginChoice() {
  const { t } = useTranslation('modules')
  return (
    <RadioGroup
      label={t('dayBegin.label')}
      description={t('dayBegin.text')}
      options={dayBegins.map((value) => ({ value, label: t(`dayBegin.${value}`) }))}
      value={useStore(dayBeginSetting) ?? 'utc'}
      onChange={dayBeginSetting.choose}
    />
  )
}
