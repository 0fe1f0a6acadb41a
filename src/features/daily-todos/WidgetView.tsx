import { DateStepper } from '@daymark/design-system'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayItems, moduleOptions } from './todoQueries.ts'
import { useDayNames } from '../../lib/days/dayNames.ts'
import { useIsQuiet } from '../../lib/query/whenQuiet.ts'
import { lazyComponent, lazyPart } from '../../ui/lazyPart.tsx'
import { useToday } from '../../lib/days/days.ts'
import { WidgetCard } from '../../ui/module-kind/WidgetCard.tsx'
import { WidgetMenu } from '../../ui/module-kind/WidgetMenu.tsx'
import type { WidgetViewProps } from '../../ui/module-kind/moduleKind.ts'
import { linkDays, useLinkedDay } from './linkedDay.ts'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'
import { WidgetTodos } from './WidgetTodos.tsx'

/** Comes when the browser is idle; the line of the name has its room. */
const DayRing = lazyPart(async () => (await import('./DayRing.tsx')).DayRing)

const MenuItems = lazyComponent(async () => (await import('./ListMenu.tsx')).ListMenuItems)
const MenuDialog = lazyComponent(async () => (await import('./ListMenu.tsx')).ListMenuDialog)

/** The to-dos of one day; without a choice it is today, also when today changes (docs/product.md#7-2). */
export function WidgetView({ widget, modulePath }: WidgetViewProps) {
  const { t } = useTranslation('dailyTodos')
  const today = useToday()
  const names = useDayNames()
  const isQuiet = useIsQuiet(DayRing)
  const [ownDay, setOwnDay] = useState<string | null>(null)
  const linkedDay = useLinkedDay()
  const isLinked = linkedDay !== undefined
  const chosenDay = isLinked ? linkedDay : ownDay
  const day = chosenDay ?? today
  // A chosen day that has become today is not a choice any more. At midnight the card continues with the next day.
  if (ownDay === today) setOwnDay(null)
  useEffect(() => {
    if (linkedDay === today) linkDays(null)
  }, [linkedDay, today])
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
      sign={isQuiet && <DayRing module={widget.module} day={day} />}
      menu={
        <WidgetMenu of={{ widget, modulePath, chosenDay }} Items={MenuItems} Dialog={MenuDialog} />
      }
      actions={
        <DateStepper
          label={t('widget.day', { name: widget.name })}
          value={day}
          word={names.spoken(day, today)}
          onChange={chooseDay}
          previousKey="["
          nextKey="]"
          previousLabel={t('widget.previousDay')}
          nextLabel={t('widget.nextDay')}
          today={today}
          todayLabel={t('widget.today')}
        />
      }
      query={moduleOptions(widget.module)}
      Skeleton={WidgetSkeleton}
    >
      {(options) => (
        <WidgetTodos widget={widget} made={options} day={day} onDayChange={chooseDay} />
      )}
    </WidgetCard>
  )
}
