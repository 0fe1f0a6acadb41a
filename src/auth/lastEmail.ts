/** The address that the last code went to, so that the page which asks for the code can name it. */
const storageKey = 'code-email'

export function rememberEmail(email: string): void {
  sessionStorage.setItem(storageKey, email)
}

export function lastEmail(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? undefined
}
