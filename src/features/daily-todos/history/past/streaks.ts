import { type Due, isDayOff, mondayOf, timesAWeek } from '@daymark/api'
import { addDays } from '../../../../lib/days/days.ts'
import { usePreference } from '../../../../lib/preferences/preferences.ts'
import { type DueOfTodos } from '../../schedule/schedule.ts'
import { resultOn, type TodoOverTime, weekOf } from '../../schedule/week.ts'
import type { History, KnownPast } from './history.ts'

/** Returns whether streaks are shown. People who feel them as pressure can hide them. */
export const useAreStreaksShown = (): boolean => usePreference('streaks') !== 'hidden'

/** The effect of a day on a streak: it counts, it neither counts nor breaks, or it breaks. */
type StreakDay = 'counts' | 'passes' | 'breaks'

export interface Streaks {
  /** Days of the current streak. It has not ended as long as today can still be ticked. */
  present: number
  /** Days of the longest streak in the days that are known. */
  longest: number
}

/** The streaks of a to-do. Those of one that is due some times a week are weeks, and not over before Sunday is. */
export interface TodoStreaks extends Streaks {
  unit: 'days' | 'weeks'
}

/**
 * Returns the streaks from the first known day up to today, or from one Monday to another with a step of seven. A skipped day neither breaks a streak nor counts for
 * it, and a streak neither begins nor ends with one. A today that is still open breaks nothing (docs/product.md#7-10).
 */
export function streaksOf(
  from: string | undefined,
  today: string,
  meaningOf: (day: string) => StreakDay,
  step = 1,
): Streaks {
  let present = 0
  let longest = 0
  if (from === undefined) return { present, longest }
  for (let day = from; day <= today; day = addDays(day, step)) {
    const meaning = meaningOf(day)
    if (meaning === 'counts') present += 1
    else if (meaning === 'breaks' && day !== today) present = 0
    longest = Math.max(longest, present)
  }
  return { present, longest }
}

/**
 * Returns on how many of its days in a row before a day a to-do was done. Skipped days neither count nor break. Of one
 * that is due some times a week it says nothing: its row says how often it was done this week.
 */
export function streakBefore(option: number, history: History, before: string, due?: Due): number {
  let count = 0
  for (let day = addDays(before, -1); ; day = addDays(day, -1)) {
    if (isDayOff(due, day)) continue
    const status = history.get(day)?.get(option)
    if (status === 'done' && timesAWeek(due, day) === undefined) count += 1
    else if (status !== 'skip') return count
  }
}

/** Returns whether some to-do has missed nothing on the days that are known, up to yesterday: its streak may begin earlier. */
export function isStreakUnbroken(
  history: History,
  knownAfter: string,
  today: string,
  due: DueOfTodos,
): boolean {
  const first = addDays(knownAfter, 1)
  const known: string[] = []
  for (let day = addDays(today, -1); day >= first; day = addDays(day, -1)) known.push(day)
  const settled = new Set(
    known.flatMap((day) =>
      [...(history.get(day) ?? [])].flatMap(([option, status]) =>
        status === 'todo' ? [] : [option],
      ),
    ),
  )
  return [...settled].some((option) => {
    const statusOn = (day: string) => history.get(day)?.get(option) ?? 'todo'
    const todo = { due: due.get(option), first, today, statusOn }
    return known.every((day) => resultOn(todo, day) !== 0)
  })
}

/** The days of which a report counts how often something was done. */
export const reportedDays = 30

/**
 * Returns the streaks of one to-do, in the unit of its present schedule. Days and weeks do not add up: a time with the other
 * unit ends a streak.
 */
export function streaksOfTodo(todo: TodoOverTime): TodoStreaks {
  const { due, first, today } = todo
  if (timesAWeek(due, today) !== undefined) {
    const from = first === undefined ? undefined : mondayOf(first)
    const meaningOf = (monday: string) => weekOf(todo, monday) ?? 'breaks'
    return { unit: 'weeks', ...streaksOf(from, mondayOf(today), meaningOf, 7) }
  }
  const meaningOf = (day: string) => {
    if (timesAWeek(due, day) !== undefined) return 'breaks'
    const result = resultOn(todo, day)
    return result === null ? 'passes' : result === 1 ? 'counts' : 'breaks'
  }
  return { unit: 'days', ...streaksOf(first, today, meaningOf) }
}

/** The result of one to-do. */
export interface TodoReport {
  /** On how many of the last thirty days it was done. */
  done: number
  /** Of how many: from its first day on, without those on which it was skipped or not due and a today that is open. */
  days: number
  streaks: TodoStreaks
}

/** Returns one to-do of a list over time. */
export function todoOf(option: number, { history, first, due, today }: KnownPast): TodoOverTime {
  return {
    due: due?.get(option),
    first: first.get(option),
    today,
    statusOn: (day) => history.get(day)?.get(option) ?? 'todo',
  }
}

/** Returns the report of one to-do, from the known part of its history. It counts from its first day, see `firstDays`. */
export function reportOf(option: number, past: KnownPast): TodoReport {
  const todo = todoOf(option, past)
  const { first, today } = todo
  let [done, days] = [0, 0]
  const since = addDays(today, 1 - reportedDays)
  for (let day = since; day <= today; day = addDays(day, 1)) {
    const result = first === undefined || day < first ? null : resultOn(todo, day)
    if (result === 1) done += 1
    if (result === 1 || (result === 0 && day < today)) days += 1
  }
  return { done, days, streaks: streaksOfTodo(todo) }
}
