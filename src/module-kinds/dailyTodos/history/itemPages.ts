import { type DailyTodoItem, getListDailyTodoItemsQueryOptions } from '@daymark/api'
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keptOffline } from '../../../offline/keptAnswers.ts'
import { isoDay } from '../../../ui/days.ts'

/** Most that the API gives at once. */
const pageSize = 100
/** So many pages are asked for together where a server keeps to small ones. */
const together = 5

/** Of the items of a list, in the order of their days, one page; their number counts from the oldest. */
const itemPage = (module: number, page: number | 'last') =>
  queryOptions({
    ...getListDailyTodoItemsQueryOptions({ module, page, page_size: pageSize }),
    // Kept ones are shown at once, and asked for again when somebody comes back to them.
    staleTime: 0,
    refetchOnWindowFocus: false,
    ...keptOffline,
  })

export interface ItemPages {
  /** Each with the moment at which it was read. */
  pages: { items: readonly DailyTodoItem[]; readAt: number }[]
  /** Everything after this day is there, which itself may go on on the page before; '' when all is there. */
  knownAfter: string | undefined
  isReading: boolean
  isFailed: boolean
  retry: () => void
}

/**
 * The items of a list back to a day, read from the newest page on and no further: the length of the whole history
 * does not matter.
 */
export function useItemPages(module: number, since: string): ItemPages {
  const last = useQuery(itemPage(module, 'last'))
  // How many pages are read before the last one.
  const [depth, setDepth] = useState(0)
  const most = Math.max(0, (last.data?.pageCount ?? 1) - 1)
  const results = useQueries({
    queries: Array.from({ length: Math.min(depth, most) }, (_, index) =>
      itemPage(module, most - index),
    ),
  })

  const read = results.map(({ data }) => data?.results)
  const missing = read.indexOf(undefined)
  const oldest = (missing < 0 ? read : read.slice(0, missing)).at(-1) ?? last.data?.results
  const isAllRead = missing < 0 && read.length === most
  const knownAfter = oldest && (isAllRead ? '' : isoDay(oldest[0]?.date ?? ''))
  if (missing < 0 && !isAllRead && knownAfter !== undefined && knownAfter >= since) {
    const isSmall = (read.at(-1)?.length ?? pageSize) < pageSize
    setDepth(read.length + (isSmall ? together : 1))
  }
  const all = [...results.toReversed(), last]
  return {
    pages: all.flatMap(({ data, dataUpdatedAt }) =>
      data ? [{ items: data.results, readAt: dataUpdatedAt }] : [],
    ),
    knownAfter,
    isReading: all.some(({ isFetching }) => isFetching),
    isFailed: all.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of all) if (isError) void refetch()
    },
  }
}
