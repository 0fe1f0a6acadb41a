import { userOf } from '../auth/session.ts'
import { currentSession } from '../auth/sessionStore.ts'

/**
 * Lets the browser do what waits before the work goes on: whoever has the sign-in page in front of them may be pressing
 * something. Somebody signed in waits for their dashboard, and without pauses it is there sooner.
 */
export function pauseForPresses(): Promise<void> | undefined {
  if (userOf(currentSession())) return undefined
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
