import { isPasskeySupported } from '@daymark/api'
import { signInWithPasskey } from '../../lib/session/passkeys.ts'
import { handover } from '../../lib/handover.ts'

let early: Promise<void> | undefined
let isRunning = false

async function signIn(sessionAsked: Promise<void>): Promise<void> {
  isRunning = true
  try {
    // Its answer brings the token that signing in needs.
    await sessionAsked
    await signInWithPasskey({})
  } finally {
    isRunning = false
  }
}

/**
 * Logs in as soon as the button is pressed on the screen that index.html shows, while most of the app is still loading.
 * Success is an auth change, as always. A failure waits for the app's own screen.
 */
export function answerEarlyPress(root: Element, sessionAsked: Promise<void>): void {
  function handlePress() {
    // The one button of the screen itself; header and footer have others.
    const isWanted = handover().touched?.pressed.at(-1)?.closest('main') != null
    if (!isWanted || isRunning || !isPasskeySupported()) return
    early = signIn(sessionAsked)
    early.catch(() => undefined)
  }
  handlePress()
  root.addEventListener('click', handlePress)
}

/** The sign-in that was started before the app had loaded, if any. The screen finishes it. */
export function takeEarlySignIn(): Promise<void> | undefined {
  const taken = early
  early = undefined
  return taken
}
