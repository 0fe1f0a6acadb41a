import type { Preferences, PreferencesPatch } from '@daymark/api'

/*
 * How preferences change: everything else asks here what a change is, and what becomes of it.
 */

/** Members of which each entry is changed on its own. */
const tables = ['cards', 'rows', 'hues', 'reminders'] as const
const singles = ['dayBegins', 'streaks', 'unfolded', 'timeZone'] as const

/** Compares two values as JSON. */
export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Returns the JSON Merge Patch (RFC 7396) that makes one of the other. It is empty where they are the same. */
export function difference(from: Preferences, to: Preferences): PreferencesPatch {
  const patch: Record<string, unknown> = {}
  for (const name of singles) {
    if (!isEqual(from[name], to[name])) patch[name] = to[name] ?? null
  }
  for (const name of tables) {
    const [before, after]: Record<string, unknown>[] = [from[name] ?? {}, to[name] ?? {}]
    const keys = Object.keys({ ...before, ...after })
    const changed = keys.filter((key) => !isEqual(before?.[key], after?.[key]))
    if (changed.length > 0) {
      patch[name] = Object.fromEntries(changed.map((key) => [key, after?.[key] ?? null]))
    }
  }
  return patch
}

/** Returns the preferences with a patch applied. */
export function merge(preferences: Preferences, patch: PreferencesPatch): Preferences {
  const merged: Record<string, unknown> = { ...preferences, ...patch }
  for (const name of tables) merged[name] = withoutNull({ ...preferences[name], ...patch[name] })
  return withoutNull(merged)
}

/** Returns each change of a patch as a patch of its own: of one member, or of one entry of a table. */
export function entriesOf(patch: PreferencesPatch): PreferencesPatch[] {
  const tableNames: readonly string[] = tables
  return Object.entries(patch).flatMap(([member, value]) =>
    tableNames.includes(member)
      ? Object.entries((value ?? {}) as object).map(([key, entry]) => ({
          [member]: { [key]: entry },
        }))
      : [{ [member]: value }],
  )
}

/** Returns what a patch with one change changes, such as `dayBegins` or `hues/5`. */
export function entryName(patch: PreferencesPatch): string {
  const [[member, value] = ['', {}]] = Object.entries(patch)
  return (tables as readonly string[]).includes(member)
    ? `${member}/${Object.keys(value as object)[0]}`
    : member
}

/** Leaves out what a patch has deleted, and tables without entries. */
function withoutNull(object: Record<string, unknown>): Record<string, unknown> {
  const isLeft = (value: unknown) => value !== null && value !== undefined && !isEqual(value, {})
  return Object.fromEntries(Object.entries(object).filter(([, value]) => isLeft(value)))
}
