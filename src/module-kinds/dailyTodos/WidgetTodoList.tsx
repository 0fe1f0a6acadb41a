import type { DailyTodoOption } from '@daymark/api'
import { List } from '@daymark/design-system'
import { lazy } from 'react'
import { WidgetTodo } from './WidgetTodo.tsx'

const LongTodoList = lazy(async () => ({
  default: (await import('./LongTodoList.tsx')).LongTodoList,
}))

const mostInFull = 10

export type TodoListProps = { label: string; options: readonly DailyTodoOption[] }

export function WidgetTodoList({ label, options }: TodoListProps) {
  if (options.length > mostInFull) return <LongTodoList label={label} options={options} />
  return (
    <List aria-label={label}>
      {options.map((option) => (
        <WidgetTodo key={option.id} as="li" option={option} />
      ))}
    </List>
  )
}
