import { useSyncExternalStore } from 'react'
import { media } from '../theme/tokens.ts'

function subscribe(onChange: () => void) {
  const query = matchMedia(media.narrow)
  query.addEventListener('change', onChange)
  return () => {
    query.removeEventListener('change', onChange)
  }
}

/** Whether the window is narrower than 768 px, live. Only for what CSS cannot decide. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media.narrow).matches,
    () => false,
  )
}
