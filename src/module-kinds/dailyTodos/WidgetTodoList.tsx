import type { DailyTodoOption } from '@daymark/api'
import { List, VirtualList } from '@daymark/design-system'
import { WidgetTodo } from './WidgetTodo.tsx'

/** Longer lists scroll inside their card, and only the rows in sight are in the document. */
const mostInFull = 10

type Props = { label: string; options: readonly DailyTodoOption[] }

const nameOf = ({ name }: DailyTodoOption) => name
const renderTodo = (option: DailyTodoOption) => <WidgetTodo as="div" option={option} />

export function WidgetTodoList({ label, options }: Props) {
  if (options.length > mostInFull) {
    return (
      <VirtualList label={label} items={options} textValue={nameOf} estimatedRowHeight={113}>
        {renderTodo}
      </VirtualList>
    )
  }
  return (
    <List aria-label={label}>
      {options.map((option) => (
        <WidgetTodo key={option.id} as="li" option={option} />
      ))}
    </List>
  )
}
