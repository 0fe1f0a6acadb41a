import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { announce, ListCardText, VisuallyHidden } from '@daymark/design-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { useToday } from '../../../lib/days/days.ts'
import { usePageDay } from '../../../lib/days/pageDay.ts'
import { useHasLasted } from '../../../ui/useHasLasted.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import type { DayCount } from '../schedule/dayCount.ts'
import { ShownDay } from '../row/shownDay.ts'
import { statuses } from '../row/statuses.tsx'
import { type RowPast, unreadPast } from '../row/todoDay.ts'
import { usePendingNotes } from '../note/shownNotes.ts'
import { statusesOn, usePendingStatuses } from '../pendingStatuses.ts'
import { WidgetTodoList } from './WidgetTodoList.tsx'

/** Milliseconds: a day that comes sooner is not said to be loading. */
const slow = 1_000

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
  const notes = new Map(
    usePendingNotes(module)
      .filter(({ date }) => date === day)
      .map((note) => [note.option, note]),
  )
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
  useSpokenFinish({ day, open: count?.open, isChosen: chosen.size > 0, finished })
  // When all lists move, the page says the day, once for all of them.
  const isElsewhere = day !== usePageDay().day
  const isSlow = useHasLasted(isElsewhere && count === undefined ? day : undefined, slow)
  const sayLoading = useEffectEvent(() =>
    announce(t('widget.loadingDay', { day: names.long(day) })),
  )
  useEffect(() => {
    if (isSlow) sayLoading()
  }, [isSlow])
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

interface Finish {
  day: string
  /** How many to-dos are left; undefined while that is not known. */
  open: number | undefined
  /** The person has chosen a status of this day that is not saved yet. */
  isChosen: boolean
  /** What to say when nothing is left. */
  finished: string | false
}

/** Says that a list is finished when the person does its last to-do: not of a list that was finished before or elsewhere. */
function useSpokenFinish({ day, open, isChosen, finished }: Finish): void {
  const before = useRef({ day, open, isTouched: isChosen })
  const sayFinished = useEffectEvent(() => {
    if (finished !== false) announce(finished)
  })
  useEffect(() => {
    const last = before.current
    const isTouched = isChosen || (last.day === day && last.isTouched)
    if (isTouched && last.day === day && (last.open ?? 0) > 0 && open === 0) sayFinished()
    before.current = { day, open, isTouched }
  }, [day, open, isChosen])
}
