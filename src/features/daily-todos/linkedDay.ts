import { createStore, useStore } from '../../lib/store.ts'

/** The day that all lists show, null for today; undefined while each has its own. */
export type LinkedDay = string | null | undefined

const linkedDay = createStore<LinkedDay>(undefined, {
  // The dashboard was left: a person who comes back finds today, on every list.
  onLast: () => linkDays(undefined),
})

let isVisit = false

/** Links the days of all lists, or lets each go its own way; lasts as long as the dashboard is open. */
export function linkDays(day: LinkedDay): void {
  linkedDay.set(isVisit && day === null ? undefined : day)
  isVisit &&= typeof day === 'string'
}

/** Shows a day in all lists, until one of them is back at today. */
export function visitDay(day: string): void {
  isVisit = true
  linkDays(day)
}

export const useLinkedDay = (): LinkedDay => useStore(linkedDay)
