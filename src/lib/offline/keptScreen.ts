import { rememberedUser, screenKey } from '../session/rememberedUser.ts'

interface KeptScreen {
  /** See `circumstances`. */
  circumstances: string
  /** When another day begins, in milliseconds since 1970. */
  until: number
  html: string
}

/** The markup of one person, language, width of the window and version of the app fits no other. */
function circumstances(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')
  const { lang } = document.documentElement
  return [rememberedUser()?.id, lang, innerWidth, script?.src].join(' ')
}

/**
 * Keeps markup of the dashboard, which the next visit shows before the app has loaded. It is forgotten with the
 * remembered person. `until` is when another day begins, in milliseconds since 1970. A browser that refuses storage, or has
 * no room, keeps nothing.
 */
export function keepScreen(html: string, until: number): void {
  if (rememberedUser() === undefined) return
  try {
    const kept: KeptScreen = { circumstances: circumstances(), until, html }
    localStorage.setItem(screenKey, JSON.stringify(kept))
  } catch {
    // Then the next visit begins with the shape of the page.
  }
}

/** Returns what was kept, if it fits this visit. Asks for the scripts of the app before, which tell the version. */
export function readScreen(): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(screenKey) ?? '') as KeptScreen
    const fits = kept.circumstances === circumstances() && Date.now() < kept.until
    return fits ? kept.html : undefined
  } catch {
    return undefined
  }
}

export function forgetScreen(): void {
  try {
    localStorage.removeItem(screenKey)
  } catch {
    // Then nothing was kept either.
  }
}
