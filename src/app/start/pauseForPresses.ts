import { isReturn } from '../../lib/session/sessionStore.ts'

/**
 * Lets the browser do what waits before the work continues: a person on the sign-in page may be pressing
 * something. A signed-in person waits for their dashboard, and without pauses it is there sooner.
 */
export function pauseForPresses(): Promise<void> | undefined {
  if (isReturn()) return undefined
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
