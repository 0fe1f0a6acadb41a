import { useSyncExternalStore } from 'react'
import type { InstallPrompt } from './installPrompt.ts'

function subscribe(onChange: () => void): () => void {
  addEventListener('beforeinstallprompt', onChange)
  addEventListener('appinstalled', onChange)
  return () => {
    removeEventListener('beforeinstallprompt', onChange)
    removeEventListener('appinstalled', onChange)
  }
}

/** The browser's offer to install the app; undefined where it makes none, and where the app is installed. */
export function useInstallPrompt(): InstallPrompt | undefined {
  return useSyncExternalStore(subscribe, () => globalThis.daymarkInstallPrompt)
}
