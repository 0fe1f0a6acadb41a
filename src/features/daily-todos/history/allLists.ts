import { addDays } from '../../../lib/days/days.ts'
import { firstDays, type History, summariser } from './history.ts'

/** Returns how many to-dos of a past day are neither done nor skipped. A to-do counts from the first day that knows it. */
export function openOn(
  day: string,
  options: readonly number[],
  history: History,
  today: string,
): number {
  const { done, skipped, total } = summariser(
    options,
    firstDays(history),
    today,
  )(day, history.get(day))
  return total - done - skipped
}

/** On how many of the seven days up to this one nothing was left, of all lists together. */
export function settledDays(today: string, options: readonly number[], history: History): number {
  const sumUp = summariser(options, firstDays(history), today)
  return Array.from({ length: 7 }, (_, index) => addDays(today, -index))
    .map((day) => sumUp(day, history.get(day)).level)
    .filter((level) => level === 'full' || level === 'passed').length
}
