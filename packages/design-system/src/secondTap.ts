/** Where and when something was pressed. */
export type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>

/** In ms, and in px. */
const soon = 500
const fingerWidth = 24

/**
 * Returns whether a press is the second tap on what was there before: in the same place as `tap`, and so soon after `since`,
 * in ms of the page, when something else came there.
 */
export function isSecondTap(press: Tap, tap: Tap, since = tap.timeStamp): boolean {
  const isThere = Math.hypot(press.clientX - tap.clientX, press.clientY - tap.clientY) < fingerWidth
  return isThere && press.timeStamp - since < soon
}
