import { DayStripSkeleton, Legend } from '@daymark/design-system'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AddTodoButton } from './AddTodoButton.tsx'
import { dayItems } from './dayItems.ts'
import { useIsQuiet } from '../../data/whenQuiet.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { EmptyWidget } from '../../ui/EmptyWidget.tsx'
import { optionsOrder, useChosenOrder } from '../../ui/chosenOrder.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useIsOnScreen } from '../../ui/onScreen.ts'
import type { WidgetViewProps } from '../moduleKind.ts'
import { shownDays } from './history/shownDays.ts'
import { statuses } from './statuses.tsx'
import { usePrefetchNeighbours } from './usePrefetchNeighbours.ts'
import { byOption, moduleOptions } from './widgetQueries.ts'
import { WidgetDay } from './WidgetDay.tsx'
import { WidgetTodoList } from './WidgetTodoList.tsx'

/** Nobody waits for the past to be read and drawn; its room is there before. */
const WeekStrip = lazyPart(async () => (await import('./history/WeekStrip.tsx')).WeekStrip, {
  renderLoading: () => <DayStripSkeleton count={shownDays} />,
})

type Props = Pick<WidgetViewProps, 'widget'> & {
  day: string
  onDayChange: (day: string) => void
}

/** All options of the module with their statuses on a day. They stay in place while a day loads. */
export function WidgetTodos({ widget, day, onDayChange }: Props) {
  const { t } = useTranslation('dailyTodos')
  const { module, name } = widget
  const isQuiet = useIsQuiet(WeekStrip)
  const subscribed = useIsOnScreen()
  const { data } = useSuspenseQuery({ ...moduleOptions(module), subscribed })
  const options = useChosenOrder(optionsOrder(module), data)
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

  const shownItems = useMemo(() => [...(items?.values() ?? [])], [items])

  const isEmpty = options.length === 0
  return (
    <>
      {isEmpty ? (
        <EmptyWidget title={t('widget.empty.title')}>{t('widget.empty.text')}</EmptyWidget>
      ) : (
        <>
          {isError && items === undefined && (
            <LoadFailure text={t('widget.dayFailed', { day })} onRetry={() => void refetch()} />
          )}
          <WidgetDay widget={widget} day={day} options={options} items={items}>
            <WidgetTodoList label={name} options={options} />
          </WidgetDay>
        </>
      )}
      {/* The same one with and without to-dos: who adds the first goes on with the second. */}
      <AddTodoButton module={module} />
      {!isEmpty && (
        <>
          <Legend
            isForCompact
            entries={statuses.map(({ value, icon }) => ({
              icon,
              label: t(`widget.status.${value}`),
            }))}
          />
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
