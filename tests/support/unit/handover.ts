import type { Handover } from '../../../src/lib/handover.ts'

/** Sets what the page's script would have left for the app. */
export function setHandover(left: Handover = {}): void {
  Object.assign(globalThis, { daymark: left })
}
