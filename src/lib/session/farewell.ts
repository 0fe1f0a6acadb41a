let isDue = false

/** Called when a person has logged out: the page that follows says so. */
export function noteLogOut(): void {
  isDue = true
}

/** Returns whether a person has just logged out. Says so once. */
export function takeFarewell(): boolean {
  const wasDue = isDue
  isDue = false
  return wasDue
}
