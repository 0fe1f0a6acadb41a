import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dayItems } from '../../offline/dailyTodoItems.ts'
import { addDays } from '../../ui/days.ts'

/** Waits until the browser has nothing better to do. Call the result to think better of it. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}

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
