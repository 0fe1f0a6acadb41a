import { addDays } from '../../../lib/days/days.ts'
import { firstDays, type History, summariser } from './history.ts'

/** The ids of the options of each list. */
type Lists = readonly (readonly number[])[]

/** How many to-dos of a past day are neither done nor skipped. A to-do counts from its first day, see `firstDays`. */
export function openOn(day: string, lists: Lists, history: History, today: string): number {
  const { done, skipped, total } = summariserOf(lists, history, today)(day, history.get(day))
  return total - done - skipped
}

/** On how many of the seven days up to this one nothing was left, of all lists together. */
export function settledDays(today: string, lists: Lists, history: History): number {
  const sumUp = summariserOf(lists, history, today)
  return Array.from({ length: 7 }, (_, index) => addDays(today, -index))
    .map((day) => sumUp(day, history.get(day)).level)
    .filter((level) => level === 'full' || level === 'passed').length
}

/** Sums up all lists as one. What an old list knows says nothing of the age of another one. */
function summariserOf(lists: Lists, history: History, today: string) {
  const first = new Map(lists.flatMap((options) => [...firstDays(history, options)]))
  return summariser(lists.flat(), first, today)
}
