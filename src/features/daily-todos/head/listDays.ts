import type { Arc, ListHue } from '@daymark/design-system'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useToday } from '../../../lib/days/days.ts'
import {
  daysRead,
  type DaySummary,
  firstDays,
  type History,
  summariser,
  withItems,
} from '../history/past/history.ts'
import { isReadSince, isWeekRead } from '../history/past/readPast.ts'
import { usePasts } from '../history/past/usePasts.ts'
import { useListHues } from '../listHue.ts'
import { useDeferredPendingStatuses } from '../pendingStatuses.ts'
import { dueOf } from '../schedule/schedule.ts'
import { dayItems, moduleOptions } from '../todoQueries.ts'

const nothing: History = new Map()

const dataOf = <Data>(results: { data: Data | undefined }[]) => results.map(({ data }) => data)

/** How one list was on a day. */
export type ListDay = DaySummary & { module: number; hue: ListHue | undefined }

/** How all lists were on a day; undefined while one of them is not known. */
export type DayOfLists = readonly ListDay[] | undefined

/** Half as many as a browser asks one server for at a time, so that a tick finds a free connection. */
const atOnce = 3

/**
 * Returns how all lists were on a day: today as soon as their to-dos and its items are there, another day with the past. The
 * cards ask for the same, and share the answers. A choice renders only what counts it.
 */
export function useListDays(modules: readonly number[]): (day: string) => DayOfLists {
  const today = useToday()
  const hueOf = useListHues()
  const { pasts, askedCount } = usePasts(modules, (past) => isWeekRead(past, today), { atOnce })
  const asked = modules.slice(0, askedCount)
  const lists = useQueries({ queries: asked.map(moduleOptions), combine: dataOf })
  const todays = useQueries({
    queries: asked.map((module) => dayItems(module, today)),
    combine: dataOf,
  })
  const pending = useDeferredPendingStatuses()

  const known = useMemo(
    () =>
      modules.map((module, index) => {
        const [options, items, past] = [lists[index], todays[index], pasts[index]]
        if (options === undefined || items === undefined) return undefined
        const history = withItems(past ? daysRead(past) : nothing, items)
        const ids = options.map(({ id }) => id)
        const sumUp = summariser(ids, firstDays(history, ids), today, dueOf(options))
        const isKnown = (day: string) =>
          day >= today || ids.length === 0 || (past !== undefined && isReadSince(past, day))
        return { module, history, sumUp, isKnown }
      }),
    [modules, lists, todays, pasts, today],
  )
  return (day) => {
    const days: ListDay[] = []
    for (const list of known) {
      if (list === undefined || !list.isKnown(day)) return undefined
      const { module, history, sumUp } = list
      const chosen = pending.filter((one) => one.module === module && one.date === day)
      const summary = sumUp(day, withItems(history, chosen).get(day))
      days.push({ ...summary, module, hue: hueOf(module) })
    }
    return days
  }
}

/** Sums up all lists. */
export function totalOf(lists: readonly ListDay[]) {
  const total = lists.reduce((sum, list) => sum + list.total, 0)
  const done = lists.reduce((sum, list) => sum + list.done, 0)
  const skipped = lists.reduce((sum, list) => sum + list.skipped, 0)
  const isDayOff = total === 0 && lists.some((list) => list.isDayOff)
  return { total, done, skipped, open: total - done - skipped, isDayOff }
}

/** Returns an arc for each list, as its part of the whole day. */
export function arcsOf(lists: readonly ListDay[]): Arc[] {
  const { total } = totalOf(lists)
  if (total === 0) return []
  return lists.map(({ hue, done, skipped }) => ({
    ...(hue && { hue }),
    done: done / total,
    passed: skipped / total,
  }))
}
