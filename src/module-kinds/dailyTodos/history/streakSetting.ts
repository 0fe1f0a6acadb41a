import { useSyncExternalStore } from 'react'

const key = 'streaks'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function areShown(): boolean {
  return localStorage.getItem(key) !== 'hidden'
}

/** Whether streaks are shown on this device; who feels them as pressure hides them. */
export function useAreStreaksShown(): boolean {
  return useSyncExternalStore(subscribe, areShown)
}

export function showStreaks(isShown: boolean): void {
  if (isShown) localStorage.removeItem(key)
  else localStorage.setItem(key, 'hidden')
  for (const listener of listeners) listener()
}
