import type { DailyTodoOption } from '@daymark/api'
import { VirtualList } from '@daymark/design-system'
import type { TodoListProps } from './todoList.ts'
import { TodoRow } from './TodoRow.tsx'

const nameOf = ({ name }: DailyTodoOption) => name
const renderTodo = (option: DailyTodoOption) => <TodoRow as="div" option={option} />

/** Scrolls inside its card; only the rows in sight are in the document. */
export function LongTodoList({ label, options }: TodoListProps) {
  return (
    <VirtualList label={label} items={options} textValue={nameOf} estimatedRowHeight={113}>
      {renderTodo}
    </VirtualList>
  )
}
