import type { DailyTodoItem, DailyTodoOption, DailyTodoStatus } from '@daymark/api'
import {
  BackIcon,
  CheckIcon,
  ListCardText,
  type RowChoice,
  SkipIcon,
  VisuallyHidden,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { useToday } from '../../../lib/days/days.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import type { DayCount } from '../schedule/dayCount.ts'
import { ShownDay } from '../row/shownDay.ts'
import { type RowPast, unreadPast } from '../row/todoDay.ts'
import { changesOn, usePendingNotes, usePendingStatuses } from '../pendingChanges.ts'
import { WidgetTodoList } from './WidgetTodoList.tsx'

/** The three statuses, each with its picture: the sign at the start of a row, and the two choices at its end. */
const statuses: readonly Omit<RowChoice<DailyTodoStatus>, 'label'>[] = [
  { value: 'done', icon: <CheckIcon size="small" />, sign: 'filled' },
  { value: 'todo', icon: <BackIcon />, sign: 'open' },
  { value: 'skip', icon: <SkipIcon />, sign: 'dashed' },
]

interface Props {
  widget: OptionOrWidget
  day: string
  count: DayCount | undefined
  items: ReadonlyMap<number, DailyTodoItem> | undefined
  options: readonly DailyTodoOption[]
  past: RowPast
}

/** Shows the rows of a day, and how far it is in words that are not seen. */
export function WidgetDay({ widget: { module, name }, day, count, items, ...props }: Props) {
  const { options, past } = props
  const { t } = useTranslation('dailyTodos')
  const pending = usePendingStatuses(module)
  const chosen = changesOn(day, pending)
  const notes = changesOn(day, usePendingNotes(module))
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
  const finished = isFinished && t('widget.finished', { name })
  return (
    <>
      <VisuallyHidden as="p">{[progress, finished].filter(Boolean).join('. ')}</VisuallyHidden>
      <ShownDay value={day}>
        <WidgetTodoList
          label={t('list.rows', { name })}
          options={options}
          day={{
            date: day,
            items,
            chosen,
            notes,
            choices,
            past: past.day === day ? past : unreadPast,
          }}
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
