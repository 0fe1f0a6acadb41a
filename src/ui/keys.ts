/** The keys of an event that shortcuts look at. */
type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>

/**
 * Returns the key of a shortcut: what it writes, or the Latin letter at its place if it writes one of another script,
 * as with a Cyrillic or Greek layout.
 */
export function shortcutKey({ key, code }: Pick<Press, 'key' | 'code'>): string {
  const isOtherScript = key.length === 1 && !/^[\0-\u024F]$/.test(key)
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  return isOtherScript && letter !== undefined ? letter.toLowerCase() : key
}

/** What some keys write without Alt on most layouts. Alt then is part of a shortcut. */
const plainCodes: Record<string, string> = { '[': 'BracketLeft', ']': 'BracketRight', '?': 'Slash' }

/** Returns whether a key writes its character with the help of Alt or AltGr, as brackets do on many layouts. */
function isMadeByAlt({ key, code, altKey, getModifierState }: Press, event: Press): boolean {
  if (getModifierState?.call(event, 'AltGraph')) return true
  if (!altKey || [...key].length !== 1) return false
  const plain = plainCodes[key] ?? `Key${key.toUpperCase()}`
  return code !== plain && !/^[a-z0-9]$/i.test(key)
}

/** Returns whether a key is pressed together with Ctrl, Alt or Cmd, so that it writes nothing. */
export function hasModifier(event: Press): boolean {
  const { ctrlKey, metaKey, altKey } = event
  if (metaKey) return true
  // AltGr counts as Ctrl and Alt on some systems.
  if (isMadeByAlt(event, event)) return false
  return ctrlKey || altKey
}

/** Returns whether an event is Ctrl or Cmd with this letter, and no other modifier. */
export function isCommand(event: Press & Pick<KeyboardEvent, 'shiftKey'>, letter: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  return ctrlKey !== metaKey && !altKey && !shiftKey && shortcutKey(event).toLowerCase() === letter
}

/** Ctrl or Cmd + K, pressed once. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  isCommand(event, 'k') && !event.repeat
