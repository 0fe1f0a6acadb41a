import { type DailyTodoOption, type DailyTodoStatus, isNeededOn, timesAWeek } from '@daymark/api'
import { ChoiceRow, Strong, Words } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { optionsOrder } from '../../../ui/arrange/chosenOrder.ts'
import { setStatus } from '../status/setStatus.ts'
import type { TodoDay } from './todoDay.ts'
import { statusOf } from '../todoQueries.ts'
import { TodoMenu } from './TodoMenu.tsx'

interface RowProps extends Pick<TodoDay, 'date' | 'choices'> {
  option: DailyTodoOption
  /** Undefined until the items of the day have been read. */
  status: DailyTodoStatus | undefined
  /** What the person has written at it for the day; '' if nothing. */
  note: string
  /** Whether its status or its note has waited a while for the server. */
  isWaiting: boolean
  /** On how many days in a row before this one it was done. */
  streak: number
  /** On how many days before this one in its week it was done. Undefined unless it is due some times a week. */
  doneThisWeek: number | undefined
}

/** Returns what the row of an option shows of a day. */
export function rowOf(
  { date, choices, items, chosen, notes, past }: TodoDay,
  option: DailyTodoOption,
): RowProps {
  const { id } = option
  return {
    option,
    date,
    choices,
    status: items && (chosen.get(id)?.status ?? statusOf(items.get(id))),
    note: notes.get(id)?.note ?? items?.get(id)?.note ?? '',
    isWaiting: [chosen, notes].some((changes) => changes.get(id)?.hasWaited === true),
    streak: past.streaks.get(id) ?? 0,
    doneThisWeek: past.weeks.get(id),
  }
}

/** The shortest streak that a row tells of. */
export const leastStreak = 2

/** One option on one day: what is to be done, and which of the three statuses it has. A changed status renders this row only. */
export const TodoRow = memo(function TodoRow({
  option,
  date,
  choices,
  status,
  note,
  isWaiting,
  ...past
}: RowProps) {
  const { t } = useTranslation('dailyTodos')
  const { id, name, module } = option
  const streak = past.streak + (status === 'done' ? 1 : 0)

  // No message follows: the choice is visible, and choosing the previous status takes it back.
  const { mutate } = useMutation(setStatus({ module, date, option: id, name }))

  const isOptional = past.doneThisWeek !== undefined && !isNeededOn(option, date, past.doneThisWeek)

  function factOf() {
    if (past.doneThisWeek !== undefined) {
      const done = past.doneThisWeek + (status === 'done' ? 1 : 0)
      const week = { done, times: timesAWeek(option, date) }
      const fact = t('schedule.week', week)
      return {
        fact,
        shortFact: t('schedule.shortWeek', week),
        spokenFact: isOptional ? `${fact}, ${t('schedule.optional')}` : fact,
      }
    }
    if (past.streak === 0 || streak < leastStreak) return undefined
    const days = (name: string) => (
      <Words>
        <Strong>{streak}</Strong>
        {` ${name}`}
      </Words>
    )
    const [unit, shortUnit] = [
      t('streak.days', { count: streak }),
      t('streak.shortDays', { count: streak }),
    ]
    return {
      fact: days(unit),
      shortFact: unit === shortUnit ? undefined : days(shortUnit),
      spokenFact: `${streak} ${unit}`,
    }
  }

  return (
    <ChoiceRow
      name={name}
      description={option.text === name ? undefined : option.text}
      dayNote={note === '' ? undefined : { label: t('widget.note'), text: note }}
      {...factOf()}
      isOptional={isOptional}
      note={isWaiting ? t('widget.waiting') : undefined}
      choices={choices}
      value={status ?? null}
      onChange={(next) => mutate(next)}
      renderName={(look) => <TodoMenu option={option} look={look} />}
      shortcut="x"
      orderedAs={{ list: optionsOrder(module), id, name }}
    />
  )
})
