import { createStore, useStore } from '../../lib/store.ts'
import { dropKeys, holdKeys } from '../../ui/heldKeys.ts'

/** What is open over the page: the command palette, the list of shortcuts, or the notifications. */
export type Panel = 'palette' | 'shortcuts' | 'notifications'

const opened = createStore<Panel | undefined>(undefined)

export function openPanel(panel: Panel): void {
  // The palette begins in a field.
  if (panel === 'palette') holdKeys()
  opened.set(panel)
}

/** Closes this panel, unless another one has taken its place. */
export function closePanel(panel: Panel): void {
  if (opened.read() !== panel) return
  dropKeys()
  opened.set(undefined)
}

export const useOpenedPanel = (): Panel | undefined => useStore(opened)
