const savers = new Set<() => void>()
let isReloading = false

/** Returns whether the app is reloading itself, after forms have saved their drafts. */
export const isReloadingItself = (): boolean => isReloading

/** Calls `save` before the app reloads itself. Returns a function that unregisters it. */
export function onReload(save: () => void): () => void {
  savers.add(save)
  return () => savers.delete(save)
}

/** Reloads the page without asking. Forms save their drafts first. */
export function reloadWithDrafts(): void {
  isReloading = true
  for (const save of savers) save()
  location.reload()
}
