/** The event with which Chromium offers installing to a page. Other browsers install from their own menu only. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}
