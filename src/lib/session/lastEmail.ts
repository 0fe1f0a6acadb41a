import { readStored, removeStored, store } from '../webStorage.ts'

/** The address that the last code went to, so that the page which asks for the code can name it. */
const storageKey = 'code-email'

export function rememberEmail(email: string): void {
  store('sessionStorage', storageKey, email)
}

/** Called when a flow is given up: the next person in this tab must not see its address. */
export function forgetEmail(): void {
  removeStored('sessionStorage', storageKey)
}

export function lastEmail(): string | undefined {
  return readStored('sessionStorage', storageKey) ?? undefined
}
