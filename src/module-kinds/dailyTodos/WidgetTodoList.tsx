import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { List } from '@daymark/design-system'
import { WidgetTodo } from './WidgetTodo.tsx'

type Props = {
  label: string
  day: string
  options: readonly DailyTodoOption[]
  items: ReadonlyMap<number, DailyTodoItem> | undefined
}

export function WidgetTodoList({ label, day, options, items }: Props) {
  return (
    <List aria-label={label}>
      {options.map((option) => (
        <WidgetTodo
          key={option.id}
          option={option}
          day={day}
          item={items?.get(option.id)}
          isReady={items !== undefined}
        />
      ))}
    </List>
  )
}
