import { useStore } from '../store.ts'
import type { Session } from './session.ts'
import { currentSession, onSessionChange } from './sessionStore.ts'

/** Apart from the store, which is there before React is. */
export function useSession(): Session {
  return useStore({ subscribe: onSessionChange, read: currentSession })
}
