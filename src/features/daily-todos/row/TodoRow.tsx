import type { DailyTodoOption, DailyTodoStatus } from '@daymark/api'
import { ChoiceRow, ListGroup, Strong, Words } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { optionsOrder } from '../../../ui/arrange/chosenOrder.ts'
import { timesAWeek } from '../schedule/schedule.ts'
import { setStatus } from '../status/setStatus.ts'
import type { TodoDay } from './todoDay.ts'
import { statusOf } from '../todoQueries.ts'
import { TodoMenu } from './TodoMenu.tsx'

interface TodosProps {
  options: readonly DailyTodoOption[]
  day: TodoDay
}

/**
 * Some rows of a list, each with its status on the day that the card shows. A change renders its own group only, however
 * long the list is.
 */
export const TodoGroup = memo(function TodoGroup({ options, day }: TodosProps) {
  const { date, choices } = day
  return (
    <ListGroup>
      {options.map((option) => (
        <TodoRow
          key={option.id}
          option={option}
          date={date}
          choices={choices}
          status={statusOn(day, option)}
          isWaiting={isWaitingOn(day, option)}
          streak={day.past.streaks.get(option.id) ?? 0}
          doneThisWeek={day.past.weeks.get(option.id)}
        />
      ))}
    </ListGroup>
  )
}, showSameRows)

function statusOn({ items, chosen }: TodoDay, { id }: DailyTodoOption) {
  return items && (chosen.get(id)?.status ?? statusOf(items.get(id)))
}

const isWaitingOn = ({ chosen }: TodoDay, { id }: DailyTodoOption) =>
  chosen.get(id)?.hasWaited === true

function showSameRows(before: TodosProps, next: TodosProps): boolean {
  return (
    before.options === next.options &&
    before.day.date === next.day.date &&
    before.day.choices === next.day.choices &&
    before.day.past === next.day.past &&
    next.options.every(
      (option) =>
        statusOn(before.day, option) === statusOn(next.day, option) &&
        isWaitingOn(before.day, option) === isWaitingOn(next.day, option),
    )
  )
}

interface RowProps extends Pick<TodoDay, 'date' | 'choices'> {
  option: DailyTodoOption
  /** Undefined until the items of the day have been read. */
  status: DailyTodoStatus | undefined
  /** Whether its change has waited a while for the server. */
  isWaiting: boolean
  /** On how many days in a row before this one it was done. */
  streak: number
  /** On how many days before this one in its week it was done. Undefined unless it is due some times a week. */
  doneThisWeek: number | undefined
}

/** The shortest streak that a row tells of. */
const leastStreak = 2

/**
 * One option on one day: what is to be done, and which of the three statuses it has. In its group, a changed status
 * renders this row only.
 */
const TodoRow = memo(function TodoRow({
  option,
  date,
  choices,
  status,
  isWaiting,
  ...past
}: RowProps) {
  const { t } = useTranslation('dailyTodos')
  const { id, name, module } = option
  const streak = past.streak + (status === 'done' ? 1 : 0)

  // No message follows: the choice is visible, and choosing the previous status takes it back.
  const { mutate } = useMutation(setStatus({ module, date, option: id, name }))

  return (
    <ChoiceRow
      name={name}
      description={option.text === name ? undefined : option.text}
      fact={
        past.doneThisWeek !== undefined ? (
          <Words>
            {t('schedule.week', {
              done: past.doneThisWeek + (status === 'done' ? 1 : 0),
              times: timesAWeek(option, date),
            })}
          </Words>
        ) : past.streak > 0 && streak >= leastStreak ? (
          <Words>
            <Strong>{streak}</Strong>
            {` ${t('streak.days', { count: streak })}`}
          </Words>
        ) : undefined
      }
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
