import type { ArchiveChange, DailyTodoOption } from '@daymark/api'
import { dayNow } from '../../../lib/days/days.ts'

/** Returns what is sent to archive a to-do from today on, or to restore it. */
export const sentArchive = (isArchived: boolean): { archive: ArchiveChange[] } => ({
  archive: [{ from: dayNow(), isArchived }],
})

/** Returns what is sent of the times in which a new to-do was archived. Nothing for one that was at no time. */
export function sentTimes(archived: NonNullable<DailyTodoOption['archived']> = []): {
  archive?: ArchiveChange[]
} {
  const archive = archived.flatMap(({ from, until }) => [
    { from, isArchived: true },
    ...(until === null ? [] : [{ from: until, isArchived: false }]),
  ])
  return archive.length === 0 ? {} : { archive }
}
