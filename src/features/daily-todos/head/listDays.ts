import type { Arc, ListHue } from '@daymark/design-system'
import { type InfiniteData, queryOptions, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useToday } from '../../../lib/days/days.ts'
import { persisted } from '../../../lib/offline/persistedQueries.ts'
import {
  type DaySummary,
  firstDays,
  historyOf,
  summariser,
  withItems,
} from '../history/past/history.ts'
import { useListHues } from '../listHue.ts'
import { useDeferredPendingStatuses } from '../pendingStatuses.ts'
import { dueOf } from '../schedule/schedule.ts'
import {
  dayItems,
  type ItemPage,
  itemsOfPages,
  moduleOptions,
  pastItemsKey,
} from '../todoQueries.ts'

const dataOf = <Data>(results: { data: Data | undefined }[]) => results.map(({ data }) => data)

const pastOf = (results: { data: InfiniteData<ItemPage> | undefined }[]) =>
  results.map(({ data }) => data && itemsOfPages(data.pages))

/** Returns the history of a list that its card has read. The query keeps the options of its last reader, so they are repeated here. */
const knownPast = (module: number) =>
  queryOptions<InfiniteData<ItemPage>>({
    queryKey: pastItemsKey(module),
    enabled: false,
    ...persisted,
  })

/** How one list was on a day. */
export type ListDay = DaySummary & { module: number; hue: ListHue | undefined }

/** How all lists were on a day; undefined while one of them is not known. */
export type DayOfLists = readonly ListDay[] | undefined

/**
 * Returns how all lists were on a day, as their cards have read them: today as soon as the cards are there, another day
 * with the past. Sends no request, and a choice renders only what counts it.
 */
export function useListDays(modules: readonly number[]): (day: string) => DayOfLists {
  const today = useToday()
  const hues = useListHues()
  const lists = useQueries({
    queries: modules.map((module) => ({ ...moduleOptions(module), enabled: false })),
    combine: dataOf,
  })
  const todays = useQueries({
    queries: modules.map((module) => ({ ...dayItems(module, today), enabled: false })),
    combine: dataOf,
  })
  const pasts = useQueries({ queries: modules.map(knownPast), combine: pastOf })
  const pending = useDeferredPendingStatuses()

  const known = useMemo(
    () =>
      modules.map((module, index) => {
        const [options, items, past] = [lists[index], todays[index], pasts[index]]
        if (options === undefined || items === undefined) return undefined
        const history = withItems(historyOf(past ?? []), items)
        const ids = options.map(({ id }) => id)
        const sumUp = summariser(ids, firstDays(history, ids), today, dueOf(options))
        return { module, history, sumUp, isPastKnown: past !== undefined || ids.length === 0 }
      }),
    [modules, lists, todays, pasts, today],
  )
  return (day) => {
    const days: ListDay[] = []
    for (const list of known) {
      if (list === undefined || (day < today && !list.isPastKnown)) return undefined
      const { module, history, sumUp } = list
      const chosen = pending.filter((one) => one.module === module && one.date === day)
      const summary = sumUp(day, withItems(history, chosen).get(day))
      days.push({ ...summary, module, hue: hues[module] })
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
