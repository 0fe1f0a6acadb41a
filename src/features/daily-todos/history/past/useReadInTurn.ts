import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { whenQuiet } from '../../../../lib/query/whenQuiet.ts'
import type { HistoryCache } from './historyCache.ts'
import { isReadSince, pastOfList } from './readPast.ts'

export interface ReadingInTurn {
  /** What was read of each list. */
  cached: readonly (HistoryCache | undefined)[]
  /** How many lists were read as far back as was asked for. */
  readCount: number
  isReading: boolean
  isFailed: boolean
  retry: () => void
}

/**
 * Reads the past of lists back to a day, one list after the other, from when the page is quiet. Eight lists of forty to-dos
 * have more than a thousand pages a year: asked for together, they would keep everything else waiting.
 */
export function useReadInTurn(lists: readonly { module: number }[], since: string): ReadingInTurn {
  const [isQuiet, setQuiet] = useState(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => whenQuiet(() => setQuiet(true)), [])
  const results = useQueries({
    queries: lists.map(({ module }, index) => ({
      ...pastOfList(module, since),
      enabled: isQuiet && index <= turn,
    })),
  })
  const isRead = ({ data }: (typeof results)[number]) =>
    data !== undefined && isReadSince(data, since)

  const isBusy = results.some(({ isFetching }) => isFetching)
  // An earlier day was asked for since.
  const readOn = results.find(
    (result, index) => index <= turn && result.data && !isRead(result) && !result.isError,
  )?.refetch
  useEffect(() => {
    if (isQuiet && !isBusy) void readOn?.()
  }, [isQuiet, isBusy, readOn])
  if (isQuiet && !isBusy && !readOn && turn < lists.length - 1) setTurn(turn + 1)
  const failed = results.filter(({ isError, isFetching }) => isError && !isFetching)
  return {
    cached: results.map(({ data }) => data),
    readCount: results.filter((result) => isRead(result) && !result.isFetching).length,
    isReading: isBusy || !isQuiet || turn < lists.length - 1,
    isFailed: failed.length > 0,
    retry() {
      for (const { refetch } of failed) void refetch()
    },
  }
}
