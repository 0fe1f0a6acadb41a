/** The address that the last code went to, so that the page which asks for the code can name it. */
const storageKey = 'code-email'

export function rememberEmail(email: string): void {
  sessionStorage.setItem(storageKey, email)
}

/** A flow that was given up says nothing about its address to who comes next (ruling 2). */
export function forgetEmail(): void {
  sessionStorage.removeItem(storageKey)
}

export function lastEmail(): string | undefined {
  return sessionStorage.getItem(storageKey) ?? undefined
}
