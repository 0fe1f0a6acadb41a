/**
 * Lets Escape end the composition of an input method, and nothing else: no dialog, no menu, no search. Called before
 * other code listens for keys.
 */
export function ignoreEscapeOfCompositions(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !event.isComposing) return
      event.stopImmediatePropagation()
      // A search field of the browser would empty itself.
      event.preventDefault()
    },
    { capture: true },
  )
}
