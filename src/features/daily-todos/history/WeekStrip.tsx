import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { DayStrip, FlameIcon, Inline, Stack, Text, VisuallyHidden } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../lib/days/days.ts'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import { useStore } from '../../../lib/store.ts'
import { streakSetting } from './streaks.ts'
import { settledPart } from './history.ts'
import { shownDays } from '../todoQueries.ts'
import { useRecentPast } from './usePast.ts'

interface Props {
  widget: OptionOrWidget
  options: readonly DailyTodoOption[]
  shownItems: readonly DailyTodoItem[]
  day: string
  onChange: (day: string) => void
}

/**
 * The last seven days of a list, each with how it went and a way there, and the streak. It reckons the past itself, so
 * that a choice does not render the whole list again.
 */
export function WeekStrip({ widget, options, shownItems, day, onChange }: Props) {
  const { t } = useTranslation('dailyTodos')
  const names = useDayNames()
  const areStreaksShown = useStore(streakSetting) === 'shown'
  const history = useRecentPast(widget.module, options, shownItems)
  const { today, streaks } = history
  const days = Array.from({ length: shownDays }, (_, index) =>
    addDays(today, index + 1 - shownDays),
  )
  return (
    <Inline isOnOneLine gap={3}>
      <Stack isGrowing>
        <DayStrip
          label={t('week.label', { name: widget.name })}
          value={day}
          onChange={onChange}
          days={days.map((one) => {
            const summary = history.summary(one)
            const { done, total, level } = summary
            return {
              day: one,
              caption: names.short(one),
              label: t(`week.${level}`, { day: names.long(one), done, total }),
              level,
              part: settledPart(summary),
            }
          })}
        />
      </Stack>
      {areStreaksShown && streaks.present > 0 && (
        <Inline isOnOneLine gap={1}>
          <FlameIcon size="small" />
          <Text as="span" size="sm" tone="muted" aria-hidden>
            {streaks.present}
          </Text>
          <VisuallyHidden>
            {t('streak.text', { count: streaks.present, longest: streaks.longest })}
          </VisuallyHidden>
        </Inline>
      )}
    </Inline>
  )
}
