import { ButtonLink, EmptyState } from '@daymark/design-system'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dayItems } from '../../offline/dailyTodoItems.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useIsOnScreen } from '../../ui/onScreen.ts'
import type { WidgetViewProps } from '../moduleKind.ts'
import { TodoDayContext } from './todoDay.ts'
import { usePrefetchNeighbours } from './usePrefetchNeighbours.ts'
import { byOption, moduleOptions } from './widgetQueries.ts'
import { WidgetProgress } from './WidgetProgress.tsx'
import { WidgetTodoList } from './WidgetTodoList.tsx'

/** All options of the module with their statuses on a day. They stay in place while a day loads. */
export function WidgetTodos({ widget, day, newOptionPath }: WidgetViewProps & { day: string }) {
  const { t } = useTranslation('dailyTodos')
  const { module, name } = widget
  const subscribed = useIsOnScreen()
  const { data: options } = useSuspenseQuery({ ...moduleOptions(module), subscribed })
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

  const todoDay = useMemo(() => ({ date: day, items }), [day, items])

  if (options.length === 0) {
    return (
      <EmptyState
        title={t('widget.empty.title')}
        headingLevel={3}
        action={<ButtonLink href={newOptionPath}>{t('widget.empty.action')}</ButtonLink>}
      >
        {t('widget.empty.text')}
      </EmptyState>
    )
  }
  return (
    <>
      {isError && items === undefined && (
        <LoadFailure text={t('widget.dayFailed', { day })} onRetry={() => void refetch()} />
      )}
      <WidgetProgress module={module} day={day} options={options} items={items} />
      <TodoDayContext value={todoDay}>
        <WidgetTodoList label={name} options={options} />
      </TodoDayContext>
    </>
  )
}
