import { isText } from '../../ui/heldKeys.ts'

interface EarlyKeys {
  /** What was typed since the palette was asked for. Undefined while it was not. */
  typed: string[] | undefined
  stop: () => void
}

declare global {
  /** What was pressed before the app was there, by index.html's inline script. */
  var daymarkEarlyKeys: EarlyKeys | undefined
}

/** Ctrl or Cmd + K, pressed once. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat
}

/** Listens for the keys of the palette, and for what is typed after them, until `takeEarlyPaletteKey` is called. */
export function watchPaletteKey(): void {
  const early: EarlyKeys = {
    typed: undefined,
    stop: () => removeEventListener('keydown', handleKey),
  }
  function handleKey(event: KeyboardEvent) {
    if (isPaletteKey(event)) early.typed = []
    else if (early.typed === undefined) return
    else if (event.key === 'Escape') early.typed = undefined
    else if (isText(event)) early.typed.push(event.key)
    else return
    // Firefox would move to its own search field.
    event.preventDefault()
  }
  addEventListener('keydown', handleKey)
  globalThis.daymarkEarlyKeys = early
}

/**
 * Returns what was typed since the palette was asked for, or undefined if it was not. From now on the keys are the
 * caller's.
 */
export function takeEarlyPaletteKey(): readonly string[] | undefined {
  const early = globalThis.daymarkEarlyKeys
  globalThis.daymarkEarlyKeys = undefined
  early?.stop()
  return early?.typed
}
