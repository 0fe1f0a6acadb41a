import type { Dashboard } from '@daymark/api'
import type { InstallPrompt } from './preferences/installPrompt.ts'
import type { SessionAnswer } from './session/session.ts'

/**
 * What the script in index.html leaves for the app. From the first byte to the first render:
 *
 *  1. The page arrives with its styles, its first screens in templates, and the script `app/boot/start.ts`.
 *  2. The script sets the language and decides from the cookies whether this is a first visit.
 *
 *  A first visit:
 *  3. The sign-in screen is put in its place and painted. What is pressed and focused on it is noted.
 *  4. The session's token is asked for, and the scripts: those of the sign-in button first.
 *  5. A press on that button opens the passkey dialog as soon as its scripts are there.
 *
 *  A return:
 *  3. The theme is set, and the scripts are asked for: at once where this device has persisted answers, else after the paint.
 *  4. The session is asked for, and the widgets if the dashboard comes next.
 *  5. The shape of the page is painted. Ctrl+K and an offer to install are noted.
 *
 *  Both:
 *  6. `main.ts` takes the answer about the session, which every part of the app listens to.
 *  7. `startApp.ts` loads React, the texts and the app.
 *  8. `renderApp.tsx` makes the router. Its guards and loaders decide the screen, from persisted answers where there are some.
 *  9. React renders the screen in the place of the first one.
 * 10. The focus moves over, and what was pressed is pressed (`app/boot/handOverScreen.ts`).
 */
export interface Handover {
  /** Decided once: the answer to the first question may set the cookie. */
  isFirstVisit?: boolean
  /** Who is signed in. The session store takes it. */
  session?: Promise<SessionAnswer> | undefined
  /** What the server said about itself with its first answer. Null where it did not say. */
  installation?: { origins: string | null; signUp: string | null }
  /** What the dashboard shows. Its loader takes it. */
  widgets?: Promise<Dashboard> | undefined
  /** What a person did with the first screen, until the app is in its place. */
  touched?: Touched | undefined
  /** Ctrl+K was pressed, and Escape was not pressed after it. */
  isPaletteAsked?: boolean | undefined
  /** The browser's offer to install the app, until it is used or the app is installed. */
  installPrompt?: InstallPrompt | undefined
}

export interface Touched {
  focused?: Element
  pressed: Element[]
  /** The control on which a pointer is down. */
  held?: Element | null
}

/** Only this file names the global, so that no other code depends on where the page's script leaves it. */
const page = globalThis as { daymark?: Handover }

/** Returns the handover, to read it and to write to it. It is empty in tests and in Storybook, which have no index.html. */
export const handover = (): Handover => (page.daymark ??= {})
