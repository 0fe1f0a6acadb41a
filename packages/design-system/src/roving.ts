import type { KeyboardEvent } from 'react'

/**
 * The arrow keys move along the buttons of a group, as far as it goes or round. Tab leaves the group, wherever in it
 * the focus is. For `onKeyDownCapture` of the group.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, isRound = false): void {
  const { key, shiftKey, currentTarget, target } = event
  const buttons = [...currentTarget.querySelectorAll('button')].filter(
    (button) => !button.disabled && getComputedStyle(button).visibility !== 'hidden',
  )
  if (key === 'Tab') {
    // The browser continues from there.
    buttons.at(shiftKey ? 0 : -1)?.focus()
    return
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
  event.preventDefault()
  // A grid around the group has uses of its own for the arrow keys.
  event.stopPropagation()
  const isForward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction !== 'rtl')
  const next = buttons.findIndex((button) => button === target) + (isForward ? 1 : -1)
  const goal = isRound ? buttons.at(next % buttons.length) : buttons[next]
  goal?.focus()
}
