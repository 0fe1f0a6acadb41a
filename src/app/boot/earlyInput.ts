import { handover, type Touched } from '../../lib/handover.ts'
import { isPaletteKey } from '../../ui/keys.ts'

/** Notes what is focused and pressed before the app is in the place of the first screen, see `handOverScreen.ts`. */
export function watchTouches(): void {
  const touched: Touched = { pressed: [] }
  handover().touched = touched
  const root = document.getElementById('root')
  root?.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) touched.focused = target
  })
  root?.addEventListener('pointerdown', ({ target, button }) => {
    if (target instanceof Element && button === 0) touched.held = target.closest('a[href], button')
  })
  const release = () => {
    touched.held = null
  }
  addEventListener('pointerup', release)
  addEventListener('pointercancel', release)
  root?.addEventListener('click', ({ target }) => {
    const pressed = handover().touched?.pressed
    const button = target instanceof Element && target.closest('button')
    // A button without an answer is pressed again: that is one press.
    if (button && pressed && pressed.at(-1) !== button) pressed.push(button)
  })
}

/** Notes Ctrl+K, which opens the command palette as soon as the app is there. Escape takes it back. */
export function watchPaletteKey(): void {
  addEventListener('keydown', (event) => {
    // From now on the app listens.
    if (handover().isPaletteAsked === undefined) return
    if (event.key === 'Escape' && !event.isComposing) handover().isPaletteAsked = false
    if (!isPaletteKey(event)) return
    handover().isPaletteAsked = true
    // Firefox would move to its own search field.
    event.preventDefault()
  })
  handover().isPaletteAsked = false
}

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
