import type { DailyTodoOption, Schedule, ScheduleSince } from '@daymark/api/schemas'
import { NewSchedulesSchemaMax } from '@daymark/api/schemas'
import { fieldError, invalid } from '../http/formats/contentProblem.ts'
import { withChanges } from './changes.ts'

const read = (stored: string | null | undefined) =>
  JSON.parse(stored ?? '[]') as readonly ScheduleSince[]

/** Returns the schedules of a to-do, and the last of them, as the API shows them. They are stored as JSON, or null. */
export function shownSchedules(stored: string | null) {
  const schedules = [...read(stored)]
  const schedule = schedules.at(-1)?.schedule ?? null
  return { schedule, schedules } satisfies Partial<DailyTodoOption>
}

/**
 * Returns the column of a to-do with schedules that were sent: they replace those from the earliest of their days on. Throws
 * 400 `max_length` when there are then too many.
 */
export function changedSchedules(
  stored: string | null | undefined,
  sent: readonly ScheduleSince[] = [],
): { schedules?: string | null } {
  if (sent.length === 0) return {}
  const tidied = sent.map(({ from, schedule }) => ({ from, schedule: tidy(schedule) }))
  const changed = withChanges(read(stored), tidied, isSame)
  if (changed.length > NewSchedulesSchemaMax) throw invalid(fieldError('schedules', 'max_length'))
  return { schedules: changed.length === 0 ? null : JSON.stringify(changed) }
}

const isSame = (before: ScheduleSince | undefined, { schedule }: ScheduleSince) =>
  JSON.stringify(before?.schedule ?? null) === JSON.stringify(schedule)

/** Returns a schedule with each day of the week once and in order. */
function tidy(schedule: Schedule): Schedule {
  if (schedule === null || !('weekdays' in schedule)) return schedule
  return { weekdays: [...new Set(schedule.weekdays)].toSorted((one, other) => one - other) }
}
