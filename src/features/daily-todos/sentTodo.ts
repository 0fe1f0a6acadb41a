import type { DailyTodoOption, DailyTodoOptionInput } from '@daymark/api'
import { sentTimes } from './archive/sent.ts'

/** Returns what every update of a to-do sends besides its change. A member that it leaves out stays as it is. */
export const unchanged = ({ name, text }: DailyTodoOption) => ({ name, text })

/** Returns what renames a to-do. A text that is the name says nothing of its own, and changes with it. */
export function renamed(option: DailyTodoOption, name: string) {
  return { name, text: option.text === option.name ? name : option.text }
}

/** Returns what makes a deleted to-do again as it was. The compiler asks for each member. */
export function madeAgain({ module, name, text, schedules = [], archived }: DailyTodoOption) {
  return {
    module,
    name,
    text,
    // Backends without schedules do not take the member.
    schedules: schedules.length > 0 ? schedules : undefined,
    archive: sentTimes(archived).archive,
  } satisfies Record<keyof DailyTodoOptionInput, unknown>
}
