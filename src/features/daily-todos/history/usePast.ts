import type { DailyTodoItem, DailyTodoOption } from '@daymark/api'
import { useMemo } from 'react'
import { useToday } from '../../../lib/days/days.ts'
import { useStore } from '../../../lib/store.ts'
import { useDeferredPendingChanges } from '../statusMutation.ts'
import {
  type DaySummary,
  firstDays,
  type History,
  historyOf,
  type KnownPast,
  summariser,
  withItems,
} from './history.ts'
import { usePastItems, useReadItems, useRecentItems } from './pastItems.ts'
import { reportOf, type Streaks, streakSetting, streaksOf } from './streaks.ts'

export interface Past extends KnownPast {
  /** How a day went that is known; undefined for any other. */
  summary: (day: string) => DaySummary | undefined
  /** Whether everything from this day on is known. */
  isKnownFrom: (day: string) => boolean
  /** The first day with an item, as soon as everything is known. */
  begin: string | undefined
  isReading: boolean
  isFailed: boolean
  retry: () => void
}

/** Returns the past of a list, as far back as a day, with what was just chosen. */
export function usePast(module: number, options: readonly DailyTodoOption[], since: string): Past {
  const today = useToday()
  const { items, knownAfter, ...reading } = usePastItems(module, since)
  const history = withItems(historyOf(items), useDeferredPendingChanges(module))
  const begin = firstDayOf(history) ?? today
  const ids = options.map(({ id }) => id)
  const first = firstDays(history, ids)
  const sumUp = summariser(ids, first, today)
  const isKnownFrom = (day: string) => knownAfter !== undefined && knownAfter < day
  return {
    today,
    history,
    first,
    summary: (day) =>
      isKnownFrom(day) && day <= today && day >= begin ? sumUp(day, history.get(day)) : undefined,
    isKnownFrom,
    begin: knownAfter === '' ? begin : undefined,
    ...reading,
  }
}

interface RecentPast {
  today: string
  summary: (day: string) => DaySummary
  /** The streaks of the list as a whole. */
  streaks: Streaks
}

const meaningOfLevel = {
  full: 'counts',
  passed: 'passes',
  some: 'breaks',
  empty: 'breaks',
} as const

/**
 * Returns the past of a list as far as its card reads it, with what was just chosen. A choice sums up again only the day
 * that it is about.
 */
export function useRecentPast(
  module: number,
  options: readonly DailyTodoOption[],
  shownItems: readonly DailyTodoItem[],
): RecentPast {
  const today = useToday()
  const { items: recent } = useRecentItems(module)
  const pending = useDeferredPendingChanges(module)

  const past = useMemo(() => withItems(historyOf(recent), shownItems), [recent, shownItems])
  const sumUp = useMemo(() => {
    const ids = options.map(({ id }) => id)
    return summariser(ids, firstDays(past, ids), today)
  }, [options, past, today])
  return useMemo(() => {
    const history = withItems(past, pending)
    const summary = (day: string) => sumUp(day, history.get(day))
    return {
      today,
      summary,
      streaks: streaksOf(firstDayOf(history), today, (day) =>
        // A day without any item breaks a streak, whatever there was to do.
        history.has(day) ? meaningOfLevel[summary(day).level] : 'breaks',
      ),
    }
  }, [past, pending, sumUp, today])
}

/** Returns the streaks of one to-do from what its card has read. Undefined while streaks are hidden. Sends no request. */
export function useTodoStreaks({ id, module }: DailyTodoOption): Streaks | undefined {
  const today = useToday()
  const areStreaksShown = useStore(streakSetting) === 'shown'
  const history = withItems(historyOf(useReadItems(module)), useDeferredPendingChanges(module))
  const { streaks } = reportOf(id, { history, first: firstDays(history, [id]), today })
  return areStreaksShown && streaks.present > 0 ? streaks : undefined
}

function firstDayOf(history: History): string | undefined {
  return [...history.keys()].toSorted()[0]
}
