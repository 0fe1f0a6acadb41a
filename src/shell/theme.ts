import { useSyncExternalStore } from 'react'
import { applyTheme, readTheme, storeTheme, type Theme } from '../preferences/theme.ts'

const listeners = new Set<() => void>()

function notify(): void {
  applyTheme(readTheme())
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', notify)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', notify)
  }
}

export function chooseTheme(theme: Theme): void {
  storeTheme(theme)
  notify()
}

/** The chosen theme: light, dark, or as the system has it. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'auto')
}
