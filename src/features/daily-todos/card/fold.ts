import type { DailyTodoItem } from '@daymark/api'
import { useState } from 'react'
import { useToday } from '../../../lib/days/days.ts'
import { personalSetting } from '../../../lib/preferences/personalSetting.ts'
import { useStore } from '../../../lib/store.ts'
import { statusesOn, usePendingStatuses } from '../pendingStatuses.ts'
import { statusOf } from '../todoQueries.ts'

/** The lists whose folded rows the person has opened, on one day. */
const openedLists = personalSetting<{ day: string; modules: readonly number[] }>('unfolded', {
  day: '',
  modules: [],
})

/** Fewer rows take hardly more room than the line that would replace them. */
const leastFolded = 2

export interface Fold {
  /** The to-dos that were complete when the person came to the list. */
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
  const opened = useStore(openedLists)
  const pending = usePendingStatuses(module)
  const [found, setFound] = useState<{ day: string; ids: readonly number[] }>()
  const chosen = statusesOn(day, pending)
  const statusOfId = (id: number) => chosen.get(id)?.status ?? statusOf(items?.get(id))
  const isSettled = (id: number) => statusOfId(id) !== 'todo'
  if (items !== undefined && day === today && found?.day !== today) {
    setFound({ day, ids: [...items.keys()].filter(isSettled) })
  }
  // What is open again is a row again.
  const ids = found?.day === day ? found.ids.filter(isSettled) : []
  const isThere = ids.length >= leastFolded
  const isOpened = opened.day === today && opened.modules.includes(module)
  return {
    folded: isThere ? new Set(ids) : nothing,
    hasSkipped: ids.some((id) => statusOfId(id) === 'skip'),
    isFolded: isThere && !isOpened,
    choose(isFolded) {
      const others = opened.day === today ? opened.modules.filter((one) => one !== module) : []
      openedLists.choose({ day: today, modules: isFolded ? others : [...others, module] })
    },
  }
}
