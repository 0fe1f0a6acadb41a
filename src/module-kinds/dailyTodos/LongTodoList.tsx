import type { DailyTodoOption } from '@daymark/api'
import { VirtualList } from '@daymark/design-system'
import { useCallback } from 'react'
import type { OpenedTodo, TodoListProps } from './todoList.ts'
import { TodoRow } from './TodoRow.tsx'

const nameOf = ({ name }: DailyTodoOption) => name

type Props = TodoListProps & { onMenu: (opened: OpenedTodo) => void }

/** Scrolls inside its card; only the rows in sight are in the document. */
export function LongTodoList({ label, options, onMenu }: Props) {
  // A row is rendered once: what opens its menu must stay the same.
  const renderTodo = useCallback(
    (option: DailyTodoOption) => (
      <TodoRow as="div" option={option} onMenu={(anchor) => onMenu({ option, anchor })} />
    ),
    [onMenu],
  )
  return (
    <VirtualList label={label} items={options} textValue={nameOf} estimatedRowHeight={70}>
      {renderTodo}
    </VirtualList>
  )
}
