/** Whether a key goes to something that is typed into; many of those have uses of their own for Ctrl with a letter. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]',
    ) !== null
  )
}
