import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

const done = { isFormDone: true }

/** Whether a navigation comes from a form that is finished with: nothing is lost by it. */
export function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFormDone' in state
}

/**
 * Goes on from a form that was saved, or whose object was deleted, and resolves when the next page is
 * there. Nothing asks about unsaved changes, and the back button does not lead to the form again. Who has
 * left the form in the meantime stays where they are. What is then still on the screen, such as a menu, and
 * was made stale, is read again.
 */
export function useLeave(): (path: string) => Promise<void> {
  const queryClient = useQueryClient()
  const goOn = useGoOnFromHere()
  return async (path) => {
    await goOn(path, { replace: true, state: done })
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.isInvalidated,
    })
  }
}

/** Navigates like `useNavigate`, but does nothing once the calling component is unmounted. */
export function useGoOnFromHere(): (path: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return async (path, options) => {
    if (isShown.current) await navigate(path, options)
  }
}
