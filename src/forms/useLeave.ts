import { useNavigate } from 'react-router-dom'

const done = { isFormDone: true }

/** Whether a navigation comes from a form that is finished with: nothing is lost by it. */
export function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFormDone' in state
}

/**
 * Goes on from a form that was saved, or whose object was deleted. Nothing asks about unsaved changes,
 * and the back button does not lead to the form again.
 */
export function useLeave(): (path: string) => Promise<void> {
  const navigate = useNavigate()
  return async (path) => {
    await navigate(path, { replace: true, state: done })
  }
}
