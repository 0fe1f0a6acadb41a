import type { Arc, ListHue } from '@daymark/design-system'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addDays, useToday } from '../../../lib/days/days.ts'
import {
  daysRead,
  type DaySummary,
  firstDays,
  type History,
  summariser,
  together,
  withItems,
} from '../history/past/history.ts'
import { isReadSince, shownDays } from '../history/past/readPast.ts'
import { usePasts } from '../history/past/usePasts.ts'
import { useListHues } from '../listHue.ts'
import { useDeferredPendingStatuses } from '../pendingChanges.ts'
import { dueOf } from '../schedule/schedule.ts'
import { firstOfWeek } from '../schedule/week.ts'
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
  const client = useQueryClient()
  const firstDay = addDays(today, 1 - shownDays)
  const { pasts, askedCount } = usePasts(
    modules,
    (past, module) => {
      const due = dueOf(client.getQueryData(moduleOptions(module).queryKey) ?? [])
      return isReadSince(past, firstOfWeek(due, firstDay))
    },
    { atOnce },
  )
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
        const first = firstDays(history, ids)
        const due = dueOf(options)
        const isKnown = (day: string) => {
          const since = firstOfWeek(due, day)
          const isToday = since >= today || ids.length === 0
          return isToday || (past !== undefined && isReadSince(past, since))
        }
        return { module, history, sumUp: summariser(ids, first, today, due), isKnown }
      }),
    [modules, lists, todays, pasts, today],
  )
  const shown = known.map(
    (list) =>
      list && {
        ...list,
        history: withItems(
          list.history,
          pending.filter(({ module }) => module === list.module),
        ),
      },
  )
  return (day) => {
    const days: ListDay[] = []
    for (const list of shown) {
      if (list === undefined || !list.isKnown(day)) return undefined
      const { module, history, sumUp } = list
      days.push({ ...sumUp(day, history), module, hue: hueOf(module) })
    }
    return days
  }
}

/** Sums up all lists. */
export function totalOf(lists: readonly ListDay[]) {
  const { done, skipped, total } = together(lists)
  const isDayOff = total === 0 && lists.some((list) => list.isDayOff)
  return { total, done, skipped, open: total - done - skipped, isDayOff }
}

/** Returns an arc for each list, as its part of the whole day. */
export function arcsOf(lists: readonly ListDay[]): Arc[] {
  const { total, counted } = together(lists)
  if (total === 0) return []
  return counted.map(({ hue, done, skipped }) => ({
    ...(hue && { hue }),
    done: done / total,
    passed: skipped / total,
  }))
}
