import { useSyncExternalStore } from 'react'

/** The day that all lists show, null for today; undefined while each has its own. */
export type LinkedDay = string | null | undefined

let linkedDay: LinkedDay
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // The dashboard was left: whoever comes back finds today, on every list.
    if (listeners.size === 0) linkedDay = undefined
  }
}

/** Links the days of all lists, or lets each go its own way; lasts as long as the dashboard is open. */
export function linkDays(day: LinkedDay): void {
  linkedDay = day
  for (const listener of listeners) listener()
}

export function useLinkedDay(): LinkedDay {
  return useSyncExternalStore(subscribe, () => linkedDay)
}
