import { type DailyTodoOption, isArchivedOn } from '@daymark/api'
import { ListCardText, useMedia } from '@daymark/design-system'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { optionsOrder, useChosenOrder } from '../../../ui/arrange/chosenOrder.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import type { WidgetViewProps } from '../../../ui/module-kind/moduleKind.ts'
import { AddTodo } from '../AddTodo.tsx'
import { useDayCount } from '../useDayCount.ts'
import { useNewTodoRows } from '../newTodos.ts'
import { unreadPast } from '../row/todoDay.ts'
import { byOption, dayItems } from '../todoQueries.ts'
import { useFold } from './fold.ts'
import { FoldButton } from './FoldButton.tsx'
import { NotTodayButton, useNotToday } from './NotToday.tsx'
import { WidgetDay } from './WidgetDay.tsx'
import { QuietPastReader } from '../history/past/QuietPastReader.tsx'

/** Reads the past after the to-dos. What comes of it has its room before, so that nothing moves. */

type Props = Pick<WidgetViewProps, 'widget'> & {
  /** All options of the module, also those in the archive, in the order in which they were made. */
  allOptions: readonly DailyTodoOption[]
  day: string
}

/** The options with their statuses on a day. They stay in place while a day loads. */
export function WidgetTodos({ widget, allOptions, day }: Props) {
  const { t } = useTranslation('dailyTodos')
  const { module } = widget
  const names = useDayNames()
  const unarchived = useMemo(
    () => allOptions.filter((option) => !isArchivedOn(option, day)),
    [allOptions, day],
  )
  const options = useChosenOrder(optionsOrder(module), unarchived)
  const {
    data: items,
    isError,
    error,
    refetch,
  } = useQuery({
    ...dayItems(module, day),
    select: byOption,
  })
  const [past, setPast] = useState(unreadPast)
  const count = useDayCount(day, options, items, past.day === day ? past.weeks : undefined, module)
  const fold = useFold(module, day, items)
  // Paper has no button that unfolds rows.
  const isOnPaper = useMedia('print')
  const isFolded = fold.isFolded && !isOnPaper
  const notToday = useNotToday(options, day, past)
  const { shown: asked } = notToday
  const shown = isFolded ? asked.filter(({ id }) => !fold.folded.has(id)) : asked
  const isEmpty = options.length === 0
  const newRows = useNewTodoRows(module)

  return (
    <>
      {isEmpty ? (
        newRows.length === 0 && (
          <ListCardText title={t('widget.empty.title')}>{t('widget.empty.text')}</ListCardText>
        )
      ) : (
        <>
          {isError && items === undefined && (
            <ListCardText>
              <LoadFailure
                text={t('widget.dayFailed', { day: names.long(day) })}
                error={error}
                onRetry={() => void refetch()}
              />
            </ListCardText>
          )}
          <WidgetDay
            widget={widget}
            day={day}
            count={count}
            items={items}
            options={shown}
            past={past}
          />
        </>
      )}
      {/* One element with and without to-dos: its field stays the same when the first to-do is added. */}
      <AddTodo
        module={module}
        list={widget.name}
        day={day}
        options={allOptions}
        rows={newRows}
        beside={
          !isEmpty && (
            <>
              <NotTodayButton {...notToday} />
              <FoldButton fold={fold} options={asked} />
            </>
          )
        }
      />
      {!isEmpty && <QuietPastReader module={module} options={options} day={day} onPast={setPast} />}
    </>
  )
}
