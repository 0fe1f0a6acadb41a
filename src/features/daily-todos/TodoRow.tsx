import type { DailyTodoOption, DailyTodoStatus } from '@daymark/api'
import { ListGroup, ListRow, orderedItem, SegmentedChoice } from '@daymark/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { optionsOrder } from '../../ui/arrange/chosenOrder.ts'
import { statusOf } from './statusDelivery.ts'
import { statusChange, statusMutation } from './statusMutation.ts'
import type { TodoDay } from './todoDay.ts'

interface TodosProps {
  options: readonly DailyTodoOption[]
  day: TodoDay
  /** Opens what else can be done with a to-do, at its name. Stays the same function. */
  onMenu: (option: DailyTodoOption, anchor: HTMLElement) => void
}

/**
 * Some rows of a list, each with its status on the day that the card shows. A change renders its own group only, however
 * long the list is.
 */
export const TodoGroup = memo(function TodoGroup({ options, day, onMenu }: TodosProps) {
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
          onMenu={onMenu}
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
    before.onMenu === next.onMenu &&
    before.day.date === next.day.date &&
    before.day.choices === next.day.choices &&
    next.options.every(
      (option) =>
        statusOn(before.day, option) === statusOn(next.day, option) &&
        isWaitingOn(before.day, option) === isWaitingOn(next.day, option),
    )
  )
}

interface RowProps extends Pick<TodosProps, 'onMenu'>, Pick<TodoDay, 'date' | 'choices'> {
  option: DailyTodoOption
  /** Undefined until the items of the day have been read. */
  status: DailyTodoStatus | undefined
  /** Whether its change has waited a while for the server. */
  isWaiting: boolean
}

/**
 * One option on one day: what is to be done, and which of the three statuses it has. In its group, a changed status
 * renders this row only.
 */
const TodoRow = memo(function TodoRow({ option, date, choices, status, ...props }: RowProps) {
  const { isWaiting, onMenu } = props
  const client = useQueryClient()
  const { t } = useTranslation('dailyTodos')
  const { id, name, module } = option

  const place = { module, date, option: id, name }
  const { mutate } = useMutation(statusMutation(place))

  // No message follows: the choice is visible, and choosing the previous status takes it back.
  function choose(next: DailyTodoStatus) {
    mutate(statusChange(client, { ...place, status: next, shown: status ?? 'todo' }))
  }

  return (
    <ListRow
      title={name}
      description={option.text === name ? undefined : option.text}
      onTitlePress={(anchor) => onMenu(option, anchor)}
      isMuted={status === 'skip'}
      isDone={status === 'done'}
      hasTick
      orderedAs={orderedItem(optionsOrder(module), id, name)}
      end={
        <SegmentedChoice
          label={name}
          options={choices}
          value={status ?? null}
          onChange={choose}
          isDisabled={status === undefined}
          size="small"
          isCompact
          note={isWaiting ? t('widget.waiting') : undefined}
        />
      }
    />
  )
})
