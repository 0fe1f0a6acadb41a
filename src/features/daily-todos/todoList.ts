import type { DailyTodoOption } from '@daymark/api'
import type { MenuWidget } from '../../ui/module-kind/WidgetMenu.tsx'

/** What a list of to-dos needs, short or long. */
export interface TodoListProps {
  label: string
  options: readonly DailyTodoOption[]
}

/** A to-do whose menu is open, and the button below which it opens. */
export interface OpenedTodo {
  option: DailyTodoOption
  anchor: HTMLElement
}

/** A list as its menu knows it. */
export interface MenuList extends MenuWidget {
  /** The day that its card shows; null is today. */
  chosenDay: string | null
}
