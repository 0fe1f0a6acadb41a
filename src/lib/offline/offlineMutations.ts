import type { QueryClient } from '@tanstack/react-query'
import { retryNow } from './connection.ts'
import { unsentMutations } from './offline.ts'

/**
 * Awaits the changes under way, and tries the waiting ones again. Resolves with the labels of the changes that still
 * wait.
 */
export async function sendOfflineMutations(queryClient: QueryClient): Promise<string[]> {
  retryNow()
  void queryClient.resumePausedMutations()
  await untilNothingMoves(queryClient)
  return unsentLabels(queryClient)
}

/** Returns the labels of the changes that the server does not have yet, each once. */
export function unsentLabels(queryClient: QueryClient): string[] {
  return [...new Set(unsentMutations(queryClient).map(({ meta }) => String(meta?.['label'])))]
}

function untilNothingMoves(queryClient: QueryClient): Promise<void> {
  const isMoving = () => unsentMutations(queryClient).some(({ state }) => !state.isPaused)
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = queryClient.getMutationCache().subscribe(look)
    // What was behind a change begins to move a moment after it.
    function look() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (isMoving()) return
        stop()
        resolve()
      })
    }
    look()
  })
}
