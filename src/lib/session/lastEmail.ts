/** The address that the last code went to, so that the page which asks for the code can name it. */
const storageKey = 'code-email'

export function rememberEmail(email: string): void {
  sessionStorage.setItem(storageKey, email)
}

/** Called when a flow is given up: the next person in this tab must not see its address. */
export function forgetEmail(): void {
  sessionStorage.removeItem(storageKey)
}

export function lastEmail(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? undefined
}
