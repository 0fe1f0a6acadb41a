/** The event with which Chromium offers installing to a page. Other browsers install from their own menu only. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  /** The browser's offer to install the app, until it is used or the app is installed. */
  var daymarkInstallPrompt: InstallPrompt | undefined
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

/** Keeps the browser's offer, which may come before the app: the app makes it, see `InstallOffer`. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    globalThis.daymarkInstallPrompt = event
  })
  addEventListener('appinstalled', () => {
    globalThis.daymarkInstallPrompt = undefined
  })
}
