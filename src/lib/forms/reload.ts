const keepers = new Set<() => void>()
let isReloading = false

/** Whether the app is loading itself anew, and has kept what was typed. */
export const isReloadingItself = (): boolean => isReloading

/** Calls `keep` before the app loads itself anew. Returns a function that takes `keep` back. */
export function onReload(keep: () => void): () => void {
  keepers.add(keep)
  return () => keepers.delete(keep)
}

/** Loads the page anew; nothing that was typed is lost, and it does not ask first. */
export function reloadKeeping(): void {
  isReloading = true
  for (const keep of keepers) keep()
  location.reload()
}
