import { DateStepper } from '@daymark/design-system'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayItems } from './dayItems.ts'
import { useDayNames } from '../../ui/dayNames.ts'
import { useUtcToday } from '../../ui/days.ts'
import { WidgetCard } from '../../ui/WidgetCard.tsx'
import type { WidgetViewProps } from '../moduleKind.ts'
import { linkDays, useLinkedDay } from './linkedDay.ts'
import { ListMenuButton } from './ListMenuButton.tsx'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'
import { WidgetTodos } from './WidgetTodos.tsx'

/** The to-dos of one day; without a choice it is today, also when today changes (docs/product.md#7-2). */
export function WidgetView({ widget, modulePath }: WidgetViewProps) {
  const { t } = useTranslation('dailyTodos')
  const today = useUtcToday()
  const names = useDayNames()
  const [ownDay, setOwnDay] = useState<string | null>(null)
  const linkedDay = useLinkedDay()
  const isLinked = linkedDay !== undefined
  const chosenDay = isLinked ? linkedDay : ownDay
  const day = chosenDay ?? today
  // Together with the options and not after them.
  usePrefetchQuery(dayItems(widget.module, day))

  function chooseDay(next: string) {
    const chosen = next === today ? null : next
    setOwnDay(chosen)
    if (isLinked) linkDays(chosen)
  }

  return (
    <WidgetCard
      name={widget.name}
      menu={<ListMenuButton of={{ widget, modulePath, chosenDay }} />}
      actions={
        <DateStepper
          label={t('widget.day', { name: widget.name })}
          value={day}
          word={names.spoken(day, today)}
          onChange={chooseDay}
          previousLabel={t('widget.previousDay')}
          nextLabel={t('widget.nextDay')}
          today={today}
          todayLabel={t('widget.today')}
        />
      }
      Skeleton={WidgetSkeleton}
    >
      <WidgetTodos widget={widget} day={day} onDayChange={chooseDay} />
    </WidgetCard>
  )
}
