declare global {
  /** What the person did with the screen that index.html shows, by its inline script. */
  var daymarkTouched:
    { focused?: Element; pressed?: Element | null; held?: Element | null } | undefined
}

/**
 * Notes the controls of the screen that index.html shows. Returns a function to call when the app has put the same
 * screen in its place: the focus stays where it was, and a button that was pressed too early, or still is, is pressed.
 */
export function prepareTakeOver(root: Element): () => void {
  const controls = () => [...root.querySelectorAll<HTMLElement>('a[href], button')]
  const former = controls()
  return () => {
    const { focused, pressed, held } = globalThis.daymarkTouched ?? {}
    globalThis.daymarkTouched = undefined
    const current = controls()
    const successorOf = (control: Element | null | undefined) => {
      const index = former.findIndex((candidate) => candidate === control)
      const successor = current[index]
      return successor?.textContent === control?.textContent ? successor : undefined
    }
    if (document.activeElement === document.body) successorOf(focused)?.focus()
    press(successorOf(pressed))
    // The press began on the former button and ends on this one: the browser makes no click of that.
    const successor = successorOf(held)
    if (successor !== undefined) whenReleasedOn(successor, () => press(successor))
  }
}

/** Calls back if the pointer that is down goes up on an element, and not if it goes up elsewhere. */
function whenReleasedOn(element: HTMLElement, callback: () => void): void {
  const waiting = new AbortController()
  const { signal } = waiting
  function end({ type, target }: Event) {
    waiting.abort()
    if (type === 'pointerup' && target instanceof Node && element.contains(target)) callback()
  }
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', end, { signal })
}

/**
 * A button of react-aria is pressed with the Enter key: `click()` counts as a screen reader's, for whom a menu takes
 * the focus late or not at all. A plain button hears of no key that the browser has not seen.
 */
function press(button: HTMLElement | undefined): void {
  if (button?.dataset['reactAriaPressable'] === undefined) {
    button?.click()
    return
  }
  for (const type of ['keydown', 'keyup']) {
    button.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }))
  }
}
