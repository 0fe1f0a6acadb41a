import { handover } from '../../lib/handover.ts'

/** Keeps the browser's offer, which may come before the app: the app makes it, see `InstallOffer`. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    handover().installPrompt = event
  })
  addEventListener('appinstalled', () => {
    handover().installPrompt = undefined
  })
}
