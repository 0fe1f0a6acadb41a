import { useEffect, useRef } from 'react'
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom'

const done = { isFormDone: true }

/** Returns whether a navigation leaves a form whose object is saved or deleted, so that nothing is lost. */
export function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFormDone' in state
}

/** Where the person has asked to go: a page, or back by a function. */
type Wish = To | (() => void)

let wish: Wish | undefined

/** Remembers where the person wants to go, while `LeaveGuard` asks about it. Returns a function that forgets it. */
export function rememberWish(next: Wish): () => void {
  wish = next
  return () => {
    wish = undefined
  }
}

/**
 * Leaves a form that was saved or whose object was deleted, for another page, or for the page that the person asked for
 * in the meantime. Resolves when that page is shown, with whether the person was still on the form. A person who left
 * the form in the meantime stays where they are. Nothing asks about unsaved changes, and the back button does not lead
 * to the form again.
 */
export function useLeave(): (path: string) => Promise<boolean> {
  const navigate = useNavigateWhileShown()
  return async (path) => {
    if (typeof wish !== 'function') return navigate(wish ?? path, { replace: true, state: done })
    wish()
    return true
  }
}

/** Navigates like `useNavigate`, but does nothing and says so once the calling component is unmounted. */
export function useNavigateWhileShown(): (to: To, options?: NavigateOptions) => Promise<boolean> {
  const navigate = useNavigate()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return async (to, options) => {
    if (!isShown.current) return false
    await navigate(to, options)
    return true
  }
}
