import { List } from '@daymark/design-system'
import { lazy } from 'react'
import type { TodoListProps } from './todoList.ts'
import { TodoRow } from './TodoRow.tsx'

const LongTodoList = lazy(async () => ({
  default: (await import('./LongTodoList.tsx')).LongTodoList,
}))

/** From here on it is worth it to keep only the rows in sight in the document. */
const mostInFull = 50
const mostUnscrolled = 10

export function WidgetTodoList({ label, options }: TodoListProps) {
  if (options.length > mostInFull) return <LongTodoList label={label} options={options} />
  return (
    <List aria-label={label} isScrollable={options.length > mostUnscrolled}>
      {options.map((option) => (
        <TodoRow key={option.id} as="li" option={option} />
      ))}
    </List>
  )
}
