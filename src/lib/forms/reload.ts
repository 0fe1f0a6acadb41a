const keepers = new Set<() => void>()
let isReloading = false

/** Returns whether the app is reloading itself, after forms have kept what was typed. */
export const isReloadingItself = (): boolean => isReloading

/** Calls `keep` before the app reloads itself. Returns a function that unregisters it. */
export function onReload(keep: () => void): () => void {
  keepers.add(keep)
  return () => keepers.delete(keep)
}

/** Reloads the page without asking. Forms keep what was typed. */
export function reloadKeeping(): void {
  isReloading = true
  for (const keep of keepers) keep()
  location.reload()
}
