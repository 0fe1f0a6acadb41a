import { useSyncExternalStore } from 'react'

/** The day that all lists show, null for today; undefined while each has its own. */
export type LinkedDay = string | null | undefined

let linkedDay: LinkedDay
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Links the days of all lists, or lets each go its own way; lasts as long as the page. */
export function linkDays(day: LinkedDay): void {
  linkedDay = day
  for (const listener of listeners) listener()
}

export function useLinkedDay(): LinkedDay {
  return useSyncExternalStore(subscribe, () => linkedDay)
}
