interface EarlyKeys {
  isPaletteWanted: boolean
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

/** Listens for the keys of the palette from now on, until `takeEarlyPaletteKey` is called. */
export function watchPaletteKey(): void {
  const early: EarlyKeys = {
    isPaletteWanted: false,
    stop: () => removeEventListener('keydown', handleKey),
  }
  function handleKey(event: KeyboardEvent) {
    if (!isPaletteKey(event)) return
    // Firefox would move to its own search field.
    event.preventDefault()
    early.isPaletteWanted = true
  }
  addEventListener('keydown', handleKey)
  globalThis.daymarkEarlyKeys = early
}

/** Returns whether the palette was asked for so far. From now on the keys are the caller's. */
export function takeEarlyPaletteKey(): boolean {
  const early = globalThis.daymarkEarlyKeys
  globalThis.daymarkEarlyKeys = undefined
  early?.stop()
  return early?.isPaletteWanted ?? false
}
