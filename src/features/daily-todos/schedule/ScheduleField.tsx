import type { Schedule } from '@daymark/api'
import { ControlPlace, type ListHue, SegmentedChoice, Stack, Text } from '@daymark/design-system'
import type { Control, FieldPath } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormField } from '../../../lib/forms/fields.tsx'
import './texts.ts'
import { WeekdayChips } from './WeekdayChips.tsx'

const kinds = ['everyDay', 'someDays', 'someTimes'] as const

type Kind = (typeof kinds)[number]

/** What a person begins with when they choose a kind. */
const firstOf: Record<Kind, Schedule> = {
  everyDay: null,
  someDays: { weekdays: [1, 3, 5] },
  someTimes: { timesPerWeek: 3 },
}

function kindOf(schedule: Schedule): Kind {
  if (schedule === null) return 'everyDay'
  return 'weekdays' in schedule ? 'someDays' : 'someTimes'
}

interface Props<Values extends { schedule: Schedule }> {
  control: Control<Values>
  /** The to-do has had another schedule until now. */
  isChange?: boolean
  /** The colour of its list. */
  hue?: ListHue
}

/** Chooses when a to-do is due: every day, on days of the week, or a number of times a week. */
export function FormScheduleField<Values extends { schedule: Schedule }>({
  control,
  isChange,
  hue,
}: Props<Values>) {
  const { t } = useTranslation('schedule')
  // TypeScript cannot tell that `schedule` is a path of values that are not known yet.
  const field = useFormField({ control, name: 'schedule' as FieldPath<Values> })
  const { onChange, isInvalid, errorMessage } = field
  const value = field.value as Schedule
  return (
    <Stack gap={4}>
      <SegmentedChoice
        label={t('label')}
        isFullWidth
        options={kinds.map((kind) => ({ value: kind, label: t(kind) }))}
        value={kindOf(value)}
        onChange={(kind) => onChange(firstOf[kind])}
      />
      {isInvalid && (
        <Text size="sm" tone="danger">
          {errorMessage}
        </Text>
      )}
      <ControlPlace>
        {value === null && <Text tone="muted">{t('eachDay')}</Text>}
        {value !== null && 'weekdays' in value && (
          <WeekdayChips
            label={t('days')}
            value={value.weekdays}
            onChange={(weekdays) => onChange({ weekdays })}
            hue={hue}
          />
        )}
        {value !== null && 'timesPerWeek' in value && (
          <SegmentedChoice
            label={t('howOften')}
            isFullWidth
            options={['1', '2', '3', '4', '5', '6'].map((times) => ({
              value: times,
              label: times,
            }))}
            value={String(value.timesPerWeek)}
            onChange={(times) => onChange({ timesPerWeek: Number(times) })}
          />
        )}
      </ControlPlace>
      {isChange && (
        <Text size="sm" tone="muted">
          {t('from')}
        </Text>
      )}
    </Stack>
  )
}
