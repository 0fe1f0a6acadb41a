import type { DailyTodoOption, DailyTodoOptionInput } from '@daymark/api'
import { sentTimes } from './archive/sent.ts'

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
