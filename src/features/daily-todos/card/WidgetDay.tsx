import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { ListCardText, LiveRegion } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { useToday } from '../../../lib/days/days.ts'
import { usePageDay } from '../../../lib/days/pageDay.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import type { DayCount } from '../schedule/dayCount.ts'
import { ShownDay } from '../row/shownDay.ts'
import { statuses } from '../row/statuses.tsx'
import { type RowPast, unreadPast } from '../row/todoDay.ts'
import { statusesOn, usePendingStatuses } from '../pendingStatuses.ts'
import { WidgetTodoList } from './WidgetTodoList.tsx'

interface Props {
  widget: OptionOrWidget
  day: string
  count: DayCount | undefined
  items: ReadonlyMap<number, DailyTodoItem> | undefined
  options: readonly DailyTodoOption[]
  past: RowPast
}

/** Shows the rows of a day, and tells screen readers how far it is. */
export function WidgetDay({ widget: { module, name }, day, count, items, ...props }: Props) {
  const { options, past } = props
  const { t } = useTranslation('dailyTodos')
  const pending = usePendingStatuses(module)
  const chosen = statusesOn(day, pending)
  const choices = statuses.map((choice) => ({
    ...choice,
    label: t(`widget.status.${choice.value}`),
  }))
  const isFinished =
    day === useToday() && count !== undefined && count.total > 0 && count.open === 0
  const progress = count && progressOf(count)
  const names = useDayNames()

  function progressOf(known: DayCount) {
    const needed = t(known.skipped > 0 ? 'widget.progressSkipped' : 'widget.progress', { ...known })
    const optional = known.optional > 0 && `${t('schedule.optional')}: ${known.optional}`
    return [(known.total > 0 || !optional) && needed, optional].filter(Boolean).join(', ')
  }
  // When all lists move, the page says the day, once for all of them.
  const isElsewhere = day !== usePageDay().day
  const said =
    progress === undefined
      ? isElsewhere && t('widget.loadingDay', { day: names.long(day) })
      : isFinished && t('widget.finished', { name })
  return (
    <>
      <LiveRegion
        isHidden
        unsaid={progress === undefined ? '' : `${progress}${isFinished ? '. ' : ''}`}
      >
        {said}
      </LiveRegion>
      <ShownDay value={day}>
        <WidgetTodoList
          label={t('option.list')}
          options={options}
          day={{ date: day, items, chosen, choices, past: past.day === day ? past : unreadPast }}
        />
      </ShownDay>
      {/* Below the rows, so that none moves under the finger. */}
      {pending
        .filter(({ date, hasWaited }) => date !== day && hasWaited)
        .map((change) => (
          <ListCardText key={`${change.option}/${change.date}`}>
            {t('widget.waitingElsewhere', {
              name: change.name,
              day: names.long(change.date),
              status: t(`widget.status.${change.status}`),
            })}
          </ListCardText>
        ))}
    </>
  )
}
