import type { User } from '@daymark/api'

/**
 * Who was signed in on this device when the server last said so. It opens what the device has kept when
 * the server cannot be reached; the server decides again as soon as it answers.
 */
const storageKey = 'user'

/** Forgets whoever it was when nobody is named. A browser that refuses storage remembers nobody. */
export function rememberUser(user: User | undefined): void {
  try {
    if (user) localStorage.setItem(storageKey, JSON.stringify(user))
    else localStorage.removeItem(storageKey)
  } catch {
    // Then a reload without a connection shows that there is none.
  }
}

export function rememberedUser(): User | undefined {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? 'null') as User | null) ?? undefined
  } catch {
    return undefined
  }
}
