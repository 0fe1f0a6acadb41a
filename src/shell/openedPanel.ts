import { useSyncExternalStore } from 'react'

/** What stands over the page on request: the command palette, the list of shortcuts, or the notifications. */
export type Panel = 'palette' | 'shortcuts' | 'notifications'

let opened: Panel | undefined
const listeners = new Set<() => void>()

function set(panel: Panel | undefined): void {
  opened = panel
  for (const listener of listeners) listener()
}

export function openPanel(panel: Panel): void {
  set(panel)
}

/** Closes this panel, unless another one has taken its place. */
export function closePanel(panel: Panel): void {
  if (opened === panel) set(undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useOpenedPanel(): Panel | undefined {
  return useSyncExternalStore(subscribe, () => opened)
}
