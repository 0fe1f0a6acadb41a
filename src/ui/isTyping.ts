const typedInto = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** Returns whether a key types into a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(typedInto) !== null
}

/**
 * Returns whether a key goes to a text: many fields have uses of their own for Ctrl with a letter, to move in what was typed and
 * to cut it. An empty field, such as the one in which a page begins, has none.
 */
export function isEditing(target: EventTarget | null): boolean {
  return isTyping(target) && !(target instanceof HTMLInputElement && target.value === '')
}
