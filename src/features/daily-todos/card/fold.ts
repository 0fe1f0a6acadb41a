import type { DailyTodoItem } from '@daymark/api'
import { useState } from 'react'
import { useToday } from '../../../lib/days/days.ts'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { useSetPreference } from '../../../ui/preferences/setPreference.ts'
import { changesOn, usePendingStatuses } from '../pendingChanges.ts'
import { statusOf } from '../todoQueries.ts'

/** Fewer rows take hardly more room than the line that would replace them. */
const leastFolded = 2

export interface Fold {
  /** The to-dos that were complete when the person came to the list, and have stayed so. */
  folded: ReadonlySet<number>
  /** Some of them were skipped. */
  hasSkipped: boolean
  isFolded: boolean
  /** Opens or closes them, for the rest of the day. */
  choose: (isFolded: boolean) => void
}

const nothing: ReadonlySet<number> = new Set()

/**
 * What is complete is put away when the person comes back to a list: on the next visit, from another page, or at midnight.
 * Never while they work on it, and only today (docs/product.md#7-15).
 */
export function useFold(
  module: number,
  day: string,
  items: ReadonlyMap<number, DailyTodoItem> | undefined,
): Fold {
  const today = useToday()
  // The lists whose folded rows the person has opened, on one day.
  const unfolded = usePreference('unfolded')
  const opened = unfolded?.day === today ? unfolded.modules : []
  const setPreference = useSetPreference()
  const pending = usePendingStatuses(module)
  const [found, setFound] = useState<{ day: string; ids: readonly number[] }>()
  const chosen = changesOn(day, pending)
  const statusOfId = (id: number) => chosen.get(id)?.status ?? statusOf(items?.get(id))
  const isSettled = (id: number) => statusOfId(id) !== 'todo'
  if (items !== undefined && day === today) {
    const known = found?.day === today ? found.ids : [...items.keys()]
    // A to-do that is open again is a row from then on: it would vanish as the person ticks it.
    const settled = known.filter(isSettled)
    if (found?.day !== today || settled.length < known.length) setFound({ day, ids: settled })
  }
  const ids = found?.day === day ? found.ids : []
  const isThere = ids.length >= leastFolded
  const isOpened = opened.includes(module)
  return {
    folded: isThere ? new Set(ids) : nothing,
    hasSkipped: ids.some((id) => statusOfId(id) === 'skip'),
    isFolded: isThere && !isOpened,
    choose(isFolded) {
      const others = opened.filter((one) => one !== module)
      const modules = isFolded ? others : [...others, module]
      setPreference({ unfolded: { day: today, modules } })
    },
  }
}
