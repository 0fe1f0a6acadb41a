import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { DayStrip, FlameIcon, Inline, Stack, Text } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../ui/days.ts'
import { useDayNames } from '../../../ui/dayNames.ts'
import type { Part } from '../../moduleKind.ts'
import { useAreStreaksShown } from './streakSetting.ts'
import { shownDays } from './shownDays.ts'
import { useHistory } from './useHistory.ts'

interface Props {
  widget: Part
  options: readonly DailyTodoOption[]
  shownItems: readonly DailyTodoItem[]
  day: string
  onChange: (day: string) => void
}

/**
 * The last seven days of a list, each with how it went and a way there, and the streak. It reckons the past itself, so
 * that a choice does not render the whole list anew.
 */
export function WeekStrip({ widget, options, shownItems, day, onChange }: Props) {
  const { t } = useTranslation('dailyTodos')
  const names = useDayNames()
  const areStreaksShown = useAreStreaksShown()
  const history = useHistory(widget.module, options, shownItems)
  const { today, streaks } = history
  const days = Array.from({ length: shownDays }, (_, index) =>
    addDays(today, index + 1 - shownDays),
  )
  return (
    <Stack gap={2}>
      <DayStrip
        label={t('week.label', { name: widget.name })}
        value={day}
        onChange={onChange}
        days={days.map((one) => {
          const { done, total, level } = history.summary(one)
          return {
            day: one,
            caption: names.short(one),
            label: t(`week.${level}`, { day: names.long(one), done, total }),
            level,
          }
        })}
      />
      {areStreaksShown && streaks.longest > 0 && (
        <Inline gap={1}>
          <FlameIcon size="small" />
          <Text as="span" size="sm" tone="muted">
            {t('streak.text', { count: streaks.present, longest: streaks.longest })}
          </Text>
        </Inline>
      )}
    </Stack>
  )
}
