import { useEffect } from 'react'

let count = 0

/** Returns whether a modal is open over the page: a dialog, a command palette or a slide-over panel. */
export function isModalOpen(): boolean {
  return count > 0
}

/** Stands inside of every modal overlay, and is there exactly as long as its content. */
export function OpenModal(): null {
  useEffect(() => {
    count += 1
    return () => {
      count -= 1
    }
  }, [])
  return null
}
