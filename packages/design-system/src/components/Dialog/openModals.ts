import { useEffect } from 'react'

let count = 0

/** Returns whether a modal is open over the page: a dialog, a command palette or a slide-over panel. */
export function isModalOpen(): boolean {
  return count > 0
}

/** Counts an open modal. Every modal overlay renders it together with its content. */
export function OpenModal(): null {
  useEffect(() => {
    count += 1
    return () => {
      count -= 1
    }
  }, [])
  return null
}
