import { useSyncExternalStore } from 'react'

/**
 * Whether a key on its own may be a shortcut. Speech input can press such keys by accident, so they can be
 * switched off (WCAG 2.1.4).
 */
const storageKey = 'singleKeyShortcuts'
const listeners = new Set<() => void>()

export function areSingleKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn)
}
