import { type DailyTodoStatus, type Due, isDayOff, isNeededOn, isSettledOn } from '@daymark/api'

/** One to-do of a list on one day. */
export interface TodoOnDay {
  /** When it is due. Undefined for every day. */
  due: Due | undefined
  status: DailyTodoStatus
  /** On how many days of its week before this one it was done. Only one that is due some times a week asks for it. */
  done: number
}

/** How far a list is on a day: how many of the to-dos that the day needs are done, skipped and open, and all of them. */
export interface DayCount {
  done: number
  skipped: number
  total: number
  open: number
  /** How many the day does not need, without those that are settled for their week. They are no part of the other numbers. */
  optional: number
  /** Whether nothing is needed: then the other numbers count what was done and skipped of the optional ones. */
  isExtra: boolean
}

/**
 * Counts a day of a list (docs/product.md#7-26). A choice of this day never changes what the day needs, so that no goal moves
 * while the person ticks.
 */
export function countDay(todos: readonly TodoOnDay[], day: string): DayCount {
  const needed = { done: 0, skip: 0, todo: 0 }
  const extra = { done: 0, skip: 0, todo: 0 }
  let [optional, chosen] = [0, 0]
  for (const { due, status, done } of todos) {
    if (isDayOff(due, day)) continue
    const isNeeded = isNeededOn(due, day, done)
    const group = isNeeded ? needed : extra
    group[status] += 1
    if (isNeeded || isSettledOn(due, day, done)) continue
    optional += 1
    if (status !== 'todo') chosen += 1
  }
  const isNothingNeeded = needed.done + needed.skip + needed.todo === 0
  const isExtra = isNothingNeeded && extra.done + extra.skip > 0
  const { done, skip: skipped, todo: open } = isExtra ? { ...extra, todo: 0 } : needed
  return {
    done,
    skipped,
    open,
    total: done + skipped + open,
    optional: isExtra ? optional - chosen : optional,
    isExtra,
  }
}
