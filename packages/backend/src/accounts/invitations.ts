import type { BackendSettings } from '../settings.ts'

/** Returns whether an address may have a new account. */
export function isInvited({ signUp, invited }: BackendSettings, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return signUp === 'open' || invited.some((entry) => entry === email || entry === domain)
}
