import type { DailyTodoOption } from '@daymark/api'
import { DayStripSkeleton } from '@daymark/design-system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, useToday } from '../../lib/days/days.ts'
import { AddTodoButton } from './AddTodoButton.tsx'
import { DayEnd, FinishedDay, useIsFoldable } from './DayEnd.tsx'
import { useDayCount } from './dayCount.ts'
import { useIsQuiet, whenIdle } from '../../lib/query/whenQuiet.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { EmptyWidget } from '../../ui/module-kind/EmptyWidget.tsx'
import { optionsOrder, useChosenOrder } from '../../ui/arrange/chosenOrder.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useIsOnScreen } from '../../ui/onScreen.ts'
import type { WidgetViewProps } from '../../ui/module-kind/moduleKind.ts'
import { byOption, dayItems, shownDays } from './todoQueries.ts'
import { WidgetDay } from './WidgetDay.tsx'

/** Read and drawn after the to-dos. Its room is kept free, so that nothing moves when it comes. */
const WeekStrip = lazyPart(async () => (await import('./history/WeekStrip.tsx')).WeekStrip, {
  renderLoading: () => <DayStripSkeleton count={shownDays} />,
})

type Props = Pick<WidgetViewProps, 'widget'> & {
  /** All options of the module, as they were made. */
  made: readonly DailyTodoOption[]
  day: string
  onDayChange: (day: string) => void
}

/** The options with their statuses on a day. They stay in place while a day loads. */
export function WidgetTodos({ widget, made, day, onDayChange }: Props) {
  const { t } = useTranslation('dailyTodos')
  const { module } = widget
  const isQuiet = useIsQuiet(WeekStrip, FinishedDay)
  const subscribed = useIsOnScreen()
  const options = useChosenOrder(optionsOrder(module), made)
  const {
    data: items,
    isError,
    refetch,
  } = useQuery({
    ...dayItems(module, day),
    select: byOption,
    subscribed,
  })
  usePrefetchNeighbours(module, day, items !== undefined)

  const shownItems = [...(items?.values() ?? [])]

  const isEmpty = options.length === 0
  const count = useDayCount(day, options, items, module)
  const { isFoldable } = useIsFoldable(day, count)
  const isToday = day === useToday()
  const [chosenFold, setFolded] = useState<boolean>()
  // Never collapses while a person is ticking. It starts collapsed only if the day was already complete, and opens again
  // when something is left.
  if (items !== undefined && isToday && chosenFold !== false && chosenFold !== isFoldable) {
    setFolded(isFoldable)
  }
  const isFolded = chosenFold === true
  return (
    <>
      {isEmpty ? (
        <EmptyWidget title={t('widget.empty.title')}>{t('widget.empty.text')}</EmptyWidget>
      ) : (
        <>
          {isError && items === undefined && (
            <LoadFailure text={t('widget.dayFailed', { day })} onRetry={() => void refetch()} />
          )}
          <WidgetDay
            widget={widget}
            day={day}
            count={count}
            items={items}
            options={options}
            isFolded={isFolded}
          />
        </>
      )}
      {/* One element with and without to-dos: its field stays open after the first to-do was added. */}
      <AddTodoButton
        module={module}
        beside={
          !isEmpty &&
          isQuiet && <DayEnd day={day} count={count} isFolded={isFolded} onFold={setFolded} />
        }
      />
      {!isEmpty && (
        <>
          {isQuiet ? (
            <WeekStrip
              widget={widget}
              options={options}
              shownItems={shownItems}
              day={day}
              onChange={onDayChange}
            />
          ) : (
            <DayStripSkeleton count={shownDays} />
          )}
        </>
      )}
    </>
  )
}

/** Reads the days before and after, so that a step shows immediately. */
function usePrefetchNeighbours(module: number, day: string, isReady: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isReady) return
    return whenIdle(() => {
      for (const count of [-1, 1]) {
        void queryClient.prefetchQuery(dayItems(module, addDays(day, count)))
      }
    })
  }, [queryClient, module, day, isReady])
}
