import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'auto'] as const

export type Theme = (typeof themes)[number]

const storageKey = 'theme'
const listeners = new Set<() => void>()

function readTheme(): Theme {
  const stored = localStorage.getItem(storageKey)
  return themes.find((theme) => theme === stored) ?? 'auto'
}

/** With `auto` the attribute is absent and the style sheet follows the system, live. */
function applyTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

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
  localStorage.setItem(storageKey, theme)
  notify()
}

/** The chosen theme (spec section 4: light, dark or auto, stored locally, default auto). */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'auto')
}
