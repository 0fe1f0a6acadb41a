import type { DailyTodoItem } from '@daymark/api'
import { addDays } from '../../../../lib/days/days.ts'
import {
  type DaySummary,
  firstDays,
  type History,
  levelOf,
  type KnownPast,
  summariser,
  together,
  withItems,
} from './history.ts'
import { alwaysDue, type DueOfTodos } from '../../schedule/schedule.ts'
import { firstOfWeek } from '../../schedule/week.ts'
import { type HistoryCache, statusesOf } from './historyCache.ts'

export interface Past extends KnownPast {
  /** How a day went that is known and had something to do; undefined for any other. */
  summary: (day: string) => DaySummary | undefined
  /** Whether a known day had to-dos of which none was due. */
  isDayOff: (day: string) => boolean
  /** Whether everything of this day is known. */
  knows: (day: string) => boolean
  /** Whether everything from this day on is known. */
  isKnownFrom: (day: string) => boolean
  /** The first day with an item, as soon as everything is known. */
  begin: string | undefined
}

const nothingRead: HistoryCache = {
  days: {},
  knownAfter: '9999-12-31',
  before: 0,
  readOn: '',
  readAt: 0,
  begunAt: 0,
}

interface Reading {
  /** The ids of the to-dos of the list. */
  options: readonly number[]
  /** When they are due. Every day unless given. */
  due?: DueOfTodos
  /** Choices that have not reached the server yet. */
  pending: readonly Pick<DailyTodoItem, 'date' | 'option' | 'status'>[]
  today: string
  /** No newer days can be read now: the cached ones are all there is. */
  isFailed: boolean
}

/** Returns the past of a list, as far as it was read. */
export function pastOf(
  cached: HistoryCache = nothingRead,
  { options, due, pending, today, isFailed }: Reading,
): Past {
  const { knownAfter, readOn } = cached
  const days = Object.entries(cached.days).map(([day, ids]) => [day, statusesOf(ids)] as const)
  const history = withItems(new Map(days), pending)
  const begin = firstDayOf(history) ?? today
  const first = firstDays(history, options)
  const sumUp = summariser(options, first, today, due)
  // Of a to-do that is due some times a week, a day needs to know the days before it.
  const knows = (day: string) =>
    knownAfter < firstOfWeek(due ?? alwaysDue, day) && day <= (isFailed ? today : readOn)
  function sumOf(day: string): DaySummary | undefined {
    if (!knows(day) || day > today || day < begin) return undefined
    return sumUp(day, history)
  }
  return {
    today,
    history,
    first,
    ...(due && { due }),
    knows,
    summary(day) {
      const summary = sumOf(day)
      return summary?.total === 0 ? undefined : summary
    },
    isDayOff: (day) => sumOf(day)?.isDayOff === true,
    isKnownFrom: (day) => knows(day) && knows(today),
    begin: knownAfter === '' ? begin : undefined,
  }
}

function firstDayOf(history: History): string | undefined {
  return [...history.keys()].toSorted()[0]
}

/** Returns the past of all lists together. A day is known when it is known of each list. */
export function allTogether(pasts: readonly Past[], today: string): Past {
  const knows = (day: string) => pasts.every((past) => past.knows(day))
  return {
    today,
    history: new Map(),
    first: new Map(),
    knows,
    summary(day) {
      if (!knows(day)) return undefined
      const known = pasts.flatMap((past) => past.summary(day) ?? [])
      if (known.length === 0) return undefined
      const { done, skipped, total, counted } = together(known)
      const isExtra = counted.every((summary) => summary.isExtra)
      const level = levelOf(done, skipped, total)
      return { done, skipped, total, isExtra, isDayOff: false, level }
    },
    isDayOff: (day) =>
      knows(day) &&
      pasts.some((past) => past.isDayOff(day)) &&
      pasts.every((past) => past.summary(day) === undefined),
    isKnownFrom: (day) => pasts.every((past) => past.isKnownFrom(day)),
    begin: pasts.reduce<string | undefined>(
      (earliest, { begin }) =>
        begin !== undefined && earliest !== undefined && begin < earliest
          ? begin
          : begin && earliest,
      today,
    ),
  }
}

/** Returns the first of the days that a picture of a year shows. */
export const yearBefore = (today: string) => addDays(today, -53 * 7 + 1)
