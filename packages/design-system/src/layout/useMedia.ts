import { useSyncExternalStore } from 'react'
import { media } from '../theme/tokens.ts'

/** Returns whether a media query applies. Updates when it changes. Only for what CSS cannot decide. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Returns whether the window is narrower than 768 px. Updates when it changes. Only for what CSS cannot decide. */
export const useIsNarrow = (): boolean => useMedia(media.narrow)
