import { DateStepper, SkeletonGroup } from '@daymark/design-system'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayItems } from '../../offline/dailyTodoItems.ts'
import { useUtcToday } from '../../ui/days.ts'
import { WidgetCard } from '../../ui/WidgetCard.tsx'
import type { WidgetViewProps } from '../moduleKind.ts'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'
import { WidgetTodos } from './WidgetTodos.tsx'

/** The to-dos of one day; without a choice it is today, also when today changes (ruling 10). */
// oxlint-disable-next-line import/no-default-export -- React.lazy wants one
export default function WidgetView({ widget, newOptionPath }: WidgetViewProps) {
  const { t } = useTranslation('dailyTodos')
  const today = useUtcToday()
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const day = chosenDay ?? today
  // Together with the options and not after them.
  usePrefetchQuery(dayItems(widget.module, day))

  return (
    <WidgetCard
      name={widget.name}
      actions={
        <DateStepper
          label={t('widget.day', { name: widget.name })}
          value={day}
          onChange={(next) => setChosenDay(next === today ? null : next)}
          previousLabel={t('widget.previousDay')}
          nextLabel={t('widget.nextDay')}
          today={today}
          todayLabel={t('widget.today')}
        />
      }
      loading={
        <SkeletonGroup label={t('widget.loading', { name: widget.name })}>
          <WidgetSkeleton />
        </SkeletonGroup>
      }
    >
      <WidgetTodos widget={widget} day={day} newOptionPath={newOptionPath} />
    </WidgetCard>
  )
}
