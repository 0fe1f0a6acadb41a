import { List } from '@daymark/design-system'
import { lazy, useState } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { OpenedTodo, TodoListProps } from './todoList.ts'
import { TodoRow } from './TodoRow.tsx'

const LongTodoList = lazy(async () => ({
  default: (await import('./LongTodoList.tsx')).LongTodoList,
}))
const TodoMenu = lazyPart(async () => (await import('./TodoMenu.tsx')).TodoMenu)

/** From here on it is worth it to keep only the rows in sight in the document. */
const mostInFull = 50
const mostUnscrolled = 10

export function WidgetTodoList({ label, options }: TodoListProps) {
  const [opened, setOpened] = useState<OpenedTodo & { count: number }>()
  const open = (todo: OpenedTodo) =>
    setOpened((last) => ({ ...todo, count: (last?.count ?? 0) + 1 }))
  return (
    <>
      {options.length > mostInFull ? (
        <LongTodoList label={label} options={options} onMenu={open} />
      ) : (
        <List aria-label={label} isScrollable={options.length > mostUnscrolled}>
          {options.map((option) => (
            <TodoRow
              key={option.id}
              as="li"
              option={option}
              onMenu={(anchor) => open({ option, anchor })}
            />
          ))}
        </List>
      )}
      {opened && <TodoMenu key={opened.count} option={opened.option} anchor={opened.anchor} />}
    </>
  )
}
