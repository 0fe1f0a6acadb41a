import type { User } from '@daymark/api'
import { readStored, store } from '../webStorage.ts'

/**
 * The person whom the server last named on this device. The app opens their persisted data when the server cannot be
 * reached. The server decides again as soon as it answers.
 */
const storageKey = 'user'

/**
 * Remembers that no one is signed in when no person is given. A browser that refuses storage remembers nothing.
 */
export function rememberUser(user: User | undefined): void {
  // This page still finds the data of the person who was remembered: under their handle.
  noteHandle(rememberedUser())
  noteHandle(user)
  // Where it is refused, a reload without a connection shows that there is none.
  store('localStorage', storageKey, JSON.stringify(user ?? null))
}

/** Returns the person, null when no one was signed in, undefined when this device does not know. */
function readUser(): User | null | undefined {
  try {
    return JSON.parse(readStored('localStorage', storageKey) ?? '') as User | null
  } catch {
    return undefined
  }
}

export const rememberedUser = (): User | undefined => readUser() ?? undefined

/**
 * Returns whether two users are one person, or no person. Another installation at the same address may give the number of
 * an account to another person; the random handle tells. A backend without handles is trusted with its numbers.
 */
export function isSamePerson(one: User | undefined, other: User | undefined): boolean {
  if (one?.id !== other?.id) return false
  const [handle, otherHandle] = [one?.passkeyHandle, other?.passkeyHandle]
  return handle === undefined || otherHandle === undefined || handle === otherHandle
}

/** By number, the handles of the people whom this page has seen. */
const handles = new Map<number, string>()

function noteHandle(user: User | undefined): void {
  if (user?.passkeyHandle !== undefined) handles.set(user.id, user.passkeyHandle)
}

/** Returns the key of the persisted data of a person on this device: the handle of the account, or its number. */
export function ownerKey(userId: number): string {
  const user = rememberedUser()
  if (user?.id === userId) noteHandle(user)
  return handles.get(userId) ?? String(userId)
}

export const hasLoggedOut = (): boolean => readUser() === null
