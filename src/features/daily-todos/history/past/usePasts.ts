import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type HistoryCache, historyCacheKey } from './historyCache.ts'
import { pastOfList } from './readPast.ts'

/** Returns whether as much of the past of a list is read as its reader needs. */
export type IsEnough = (past: HistoryCache, module: number) => boolean

export interface Pasts {
  /** What was read of each list, in their order. */
  pasts: readonly (HistoryCache | undefined)[]
  /** How many lists, from the first one, have been asked for. */
  askedCount: number
  /** How many lists were read as far back as their reader needs. */
  readCount: number
  isReading: boolean
  isFailed: boolean
  retry: () => void
}

/**
 * Reads the past of lists, each as far back as `isEnough` wants. What this device has is brought up to date at once. The rest
 * is read a few lists at a time: eight lists of forty to-dos have more than a thousand pages a year, and asked for together
 * they would keep everything else waiting.
 */
export function usePasts(
  modules: readonly number[],
  isEnough: IsEnough,
  { atOnce }: { atOnce: number },
): Pasts {
  const client = useQueryClient()
  const [askedCount, setAskedCount] = useState(atOnce)
  const shown = modules.filter(
    (module, index) =>
      index < askedCount || client.getQueryData(historyCacheKey(module)) !== undefined,
  )
  const results = useQueries({ queries: shown.map((module) => pastOfList(module)) })
  const isRead = ({ data }: (typeof results)[number], index: number) =>
    data !== undefined && isEnough(data, shown[index] ?? 0)

  const reading = results.filter(({ isFetching }) => isFetching)
  const next = results.find(
    (result, index) =>
      result.data && !isRead(result, index) && !result.isFetching && !result.isError,
  )?.refetch
  const hasPlace = reading.length < atOnce
  // After every render: a fast page may come before its fetch was ever rendered.
  useEffect(() => {
    // Another reader of the same list may have asked in this moment.
    if (hasPlace) void next?.({ cancelRefetch: false })
  })
  if (reading.length === 0 && !next && askedCount < modules.length) {
    setAskedCount(askedCount + atOnce)
  }
  const failed = results.filter(({ isError, isFetching }) => isError && !isFetching)
  const dataOf = new Map(results.map(({ data }, index) => [shown[index], data]))
  return {
    pasts: modules.map((module) => dataOf.get(module)),
    askedCount,
    readCount: results.filter((result, index) => isRead(result, index) && !result.isFetching)
      .length,
    isReading: reading.length > 0 || next !== undefined || askedCount < modules.length,
    isFailed: failed.length > 0,
    retry() {
      for (const { refetch } of failed) void refetch()
    },
  }
}
