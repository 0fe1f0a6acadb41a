import type { DailyTodoOption } from '@daymark/api'

/** Returns a to-do under another name. A text that is the name says nothing of its own, and changes with it. */
export function renamed(option: DailyTodoOption, name: string) {
  return { name, text: option.text === option.name ? name : option.text }
}
