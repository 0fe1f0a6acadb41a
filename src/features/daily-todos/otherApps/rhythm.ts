import type { Schedule } from '@daymark/api'
import { offers } from '../../../lib/query/offers.ts'
import { queryClient } from '../../../lib/query/queryClient.ts'
import type { LeftOut } from '../../../ui/module-kind/takeout.ts'
import { sentNew } from '../schedule/sent.ts'
import type { TakenTodo } from '../takenTodo.ts'

/** How often a habit of another app is to be done in how many days. */
export interface Rhythm {
  times: number
  days: number
}

/** Returns the schedule of a rhythm. Undefined for one that Daymark does not have, such as 2 in 30 days. */
function scheduleOf({ times, days }: Rhythm): Schedule | undefined {
  if (times >= days) return null
  return days === 7 && times >= 1 ? { timesPerWeek: times } : undefined
}

/**
 * Returns a to-do with the schedule of its rhythm. One that does not fit is due every day, and named in `leftOut`. Without a
 * rhythm, and where the backend has no schedules, nothing changes.
 */
export function inRhythm(
  todo: TakenTodo,
  rhythm: Rhythm | undefined,
  leftOut: LeftOut[],
): TakenTodo {
  if (rhythm === undefined || !offers(queryClient, 'schedules')) return todo
  const schedule = scheduleOf(rhythm)
  if (schedule !== undefined) return { ...todo, ...sentNew(schedule) }
  leftOut.push({ reason: 'rhythm', what: `${todo.name} (${rhythm.times}/${rhythm.days})` })
  return todo
}
