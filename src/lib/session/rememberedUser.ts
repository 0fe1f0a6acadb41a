import type { User } from '@daymark/api'

/**
 * The person whom the server last named on this device. The app opens their kept data when the server cannot be
 * reached. The server decides again as soon as it answers.
 */
const storageKey = 'user'

/** The name under which what they saw last is kept, see `lib/offline/keptScreen.ts`. */
export const screenKey = 'screen'

/**
 * Remembers that no one is signed in when no person is given. What another person saw is forgotten. A browser that refuses
 * storage remembers nothing.
 */
export function rememberUser(user: User | undefined): void {
  try {
    if (user?.id !== rememberedUser()?.id) localStorage.removeItem(screenKey)
    localStorage.setItem(storageKey, JSON.stringify(user ?? null))
  } catch {
    // Then a reload without a connection shows that there is none.
  }
}

/** Returns the person, null when no one was signed in, undefined when this device does not know. */
function readUser(): User | null | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '') as User | null
  } catch {
    return undefined
  }
}

export const rememberedUser = (): User | undefined => readUser() ?? undefined

export const hasLoggedOut = (): boolean => readUser() === null
