import { type DailyTodoOption, scheduleOn } from '@daymark/api'
import { type RowTableColumn, Strong, Words } from '@daymark/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../lib/days/days.ts'
import { useOffers } from '../../../lib/query/offers.ts'
import { optionsOrder } from '../../../ui/arrange/chosenOrder.ts'
import type { RowFactsProps } from '../../../ui/module-kind/moduleKind.ts'
import '../changes/texts.ts'
import { changesOn, useDeferredPendingStatuses } from '../pendingChanges.ts'
import { leastStreak } from '../row/TodoRow.tsx'
import { unreadPast } from '../row/todoDay.ts'
import { useScheduleWords } from '../schedule/words.ts'
import { byOption, dayItems, statusOf } from '../todoQueries.ts'
import { QuietPastReader } from '../history/past/QuietPastReader.tsx'

/** Says of each to-do when it is due, its streak, and its text where that is not its name. */
export function TodoFacts({ module, options, children }: RowFactsProps<DailyTodoOption>) {
  const { t } = useTranslation(['dailyTodos', 'schedule', 'listChanges'])
  const today = useToday()
  const words = useScheduleWords()
  const hasSchedules = useOffers('schedules')
  const [past, setPast] = useState(unreadPast)
  const { data: items } = useQuery({ ...dayItems(module, today), select: byOption })
  const chosen = changesOn(today, useDeferredPendingStatuses(module))

  function streakOf(id: number): number {
    const before = past.streaks.get(id) ?? 0
    const status = chosen.get(id)?.status ?? statusOf(items?.get(id))
    return before > 0 && status === 'done' ? before + 1 : before
  }

  const when: RowTableColumn<DailyTodoOption> = {
    id: 'when',
    header: t('schedule:label'),
    place: 'wide',
    cell: (option) => <Words>{words(scheduleOn(option, today))}</Words>,
  }
  const columns: RowTableColumn<DailyTodoOption>[] = [
    ...(hasSchedules ? [when] : []),
    {
      id: 'streak',
      header: t('streak.header'),
      place: 'narrow',
      cell: ({ id }) => {
        const streak = streakOf(id)
        if (streak < leastStreak) return null
        return (
          <Words>
            <Strong>{streak}</Strong>
            {` ${t('streak.days', { count: streak })}`}
          </Words>
        )
      },
    },
    {
      id: 'text',
      header: t('option.text'),
      place: 'below',
      cell: ({ name, text }) => (text === name ? null : text),
    },
  ]
  return (
    <>
      {children({
        columns,
        order: { list: optionsOrder(module), title: t('listChanges:arrangeTitle') },
        emptyLabel: t('listChanges:first'),
      })}
      <QuietPastReader module={module} options={options} day={today} onPast={setPast} />
    </>
  )
}
