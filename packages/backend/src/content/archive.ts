import {
  type ArchiveChange,
  ArchiveChangesSchemaMax,
  type ArchivedTime,
} from '@daymark/api/schemas'
import { fieldError, invalid } from '../http/formats/contentProblem.ts'
import { withChanges } from './changes.ts'

/** Returns the times in which a to-do is archived, as the API shows them. They are stored as JSON, or null. */
export const shownArchive = (stored: string | null | undefined) =>
  JSON.parse(stored ?? '[]') as ArchivedTime[]

/**
 * Returns the column of a to-do that is archived or brought back: the changes replace those from the earliest of their days on.
 * Throws 400 `max_length` when there are then too many.
 */
export function changedArchive(
  stored: string | null | undefined,
  sent: readonly ArchiveChange[] = [],
): { archived?: string | null } {
  if (sent.length === 0) return {}
  const changed = withChanges(changesOf(shownArchive(stored)), sent, isSame)
  if (changed.length > ArchiveChangesSchemaMax) throw invalid(fieldError('archive', 'max_length'))
  return { archived: changed.length === 0 ? null : JSON.stringify(timesOf(changed)) }
}

/** Returns the column of a to-do that was archived in these times, such as those of an archive. */
export const archivedTimes = (times: readonly ArchivedTime[]) =>
  changedArchive(null, changesOf(times))

const isSame = (before: ArchiveChange | undefined, { isArchived }: ArchiveChange) =>
  (before?.isArchived ?? false) === isArchived

const changesOf = (times: readonly ArchivedTime[]) =>
  times.flatMap(({ from, until }): ArchiveChange[] => [
    { from, isArchived: true },
    ...(until === null ? [] : [{ from: until, isArchived: false }]),
  ])

/** Returns the times of changes that take turns, the first of which archives. */
const timesOf = (changes: readonly ArchiveChange[]) =>
  changes.flatMap(({ from, isArchived }, index): ArchivedTime[] =>
    isArchived ? [{ from, until: changes[index + 1]?.from ?? null }] : [],
  )
