import type { Preferences, PreferencesPatch } from '@daymark/api'

/** Members of which each entry is changed on its own. */
const tables = ['cards', 'rows', 'hues', 'reminders'] as const
const singles = ['dayBegins', 'streaks', 'unfolded', 'timeZone'] as const

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

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

/** Leaves out what a patch has deleted, and tables without entries. */
function withoutNull(object: Record<string, unknown>): Record<string, unknown> {
  const isLeft = (value: unknown) => value !== null && value !== undefined && !isEqual(value, {})
  return Object.fromEntries(Object.entries(object).filter(([, value]) => isLeft(value)))
}
