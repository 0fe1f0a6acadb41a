import type { DailyTodoOption } from '@daymark/api'
import type { MenuWidget } from '../widgetMenuButton.tsx'

/** What a list of to-dos needs, short or long. */
export interface TodoListProps {
  label: string
  options: readonly DailyTodoOption[]
}

/** A to-do whose menu is wanted, and the button that the menu stands at. */
export interface OpenedTodo {
  option: DailyTodoOption
  anchor: HTMLElement
}

/** A list as its menu knows it. */
export interface MenuList extends MenuWidget {
  /** The day that its card shows; null is today. */
  chosenDay: string | null
}
