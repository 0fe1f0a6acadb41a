import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readStaleAgain } from '../data/readStaleAgain.ts'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

const done = { isFormDone: true }

/** Whether a navigation comes from a form that is finished with: nothing is lost by it. */
export function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFormDone' in state
}

/**
 * Leaves a form that was saved, or whose object was deleted, for another page. Resolves when that page is
 * shown, with whether the person was still there: who has left the form in the meantime stays where they are. Nothing
 * asks about unsaved changes, and the back button does not lead to the form again. Queries that became stale and are
 * still on the screen, such as those of a menu, are fetched again.
 */
export function useLeave(): (path: string) => Promise<boolean> {
  const queryClient = useQueryClient()
  const navigate = useNavigateWhileShown()
  return async (path) => {
    const hasLeft = await navigate(path, { replace: true, state: done })
    void readStaleAgain(queryClient)
    return hasLeft
  }
}

/** Navigates like `useNavigate`, but does nothing and says so once the calling component is unmounted. */
export function useNavigateWhileShown(): (
  path: string,
  options?: NavigateOptions,
) => Promise<boolean> {
  const navigate = useNavigate()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return async (path, options) => {
    if (!isShown.current) return false
    await navigate(path, options)
    return true
  }
}
