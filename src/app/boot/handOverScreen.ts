import { handover } from '../../lib/handover.ts'

/**
 * Returns what a control is called, and the groups that it is in. The app may show more or fewer controls than the screen
 * of index.html; the same one has the same name.
 */
function nameOf(control: Element): string {
  const ownName = control.getAttribute('aria-label') ?? control.textContent
  const group = control.parentElement?.closest('[aria-label]')
  return group ? `${ownName}\n${nameOf(group)}` : ownName
}

/**
 * Notes the controls of the screen that index.html shows. Returns a function to call when the app has put the same
 * screen in its place: the focus stays where it was, and what was pressed too early, or still is, is pressed. A link that
 * was clicked needs no help: the browser follows it.
 */
export function prepareHandOver(root: Element): () => void {
  const controls = () => [...root.querySelectorAll<HTMLElement>('a[href], button')]
  const former = controls()
  return () => {
    const { focused, pressed = [], held } = handover().touched ?? {}
    handover().touched = undefined
    const current = controls()
    const successorOf = (control: Element | null | undefined) => {
      const isNamesake = (one: Element) => control != null && nameOf(one) === nameOf(control)
      return current.filter(isNamesake)[
        former.filter(isNamesake).findIndex((one) => one === control)
      ]
    }
    if (document.activeElement === document.body) successorOf(focused)?.focus()
    for (const button of pressed) press(successorOf(button))
    // The press began on the former control and ends on this one: the browser makes no click of that.
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
 * the focus late or not at all. A plain button and a link hear of no key that the browser has not seen.
 */
function press(control: HTMLElement | undefined): void {
  if (!control?.matches('button[data-react-aria-pressable]')) {
    control?.click()
    return
  }
  for (const type of ['keydown', 'keyup']) {
    control.dispatchEvent(
      new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true }),
    )
  }
}
