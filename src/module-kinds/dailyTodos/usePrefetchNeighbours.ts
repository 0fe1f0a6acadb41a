import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dayItems } from './dayItems.ts'
import { whenIdle } from '../../data/whenIdle.ts'
import { addDays } from '../../ui/days.ts'

/** Reads the days before and after, so that a step shows at once. */
export function usePrefetchNeighbours(module: number, day: string, isReady: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isReady) return
    return whenIdle(() => {
      for (const count of [-1, 1]) {
        void queryClient.prefetchQuery(dayItems(module, addDays(day, count)))
      }
    })
  }, [queryClient, module, day, isReady])
}
