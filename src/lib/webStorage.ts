// Functions and not objects: the script in the page contains only those that it calls.

/** The storage of the device, or that which ends with the tab. */
type Kind = 'localStorage' | 'sessionStorage'

/**
 * Returns the result of `work`. Returns `otherwise` in a browser that refuses storage, or even its name: nothing is kept
 * there, and everything else works (docs/product.md#8-18).
 */
function ask<Result>(kind: Kind, work: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return work(globalThis[kind])
  } catch {
    return otherwise
  }
}

/** Returns null if there is no value, and if the browser refuses storage. In few words: the script in the page contains it. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return globalThis[kind].getItem(key)
  } catch {
    return null
  }
}

/** Returns whether the value is stored: a browser may refuse storage, or have no room. */
export const store = (kind: Kind, key: string, value: string): boolean =>
  ask(
    kind,
    (storage) => {
      storage.setItem(key, value)
      return true
    },
    false,
  )

export const removeStored = (kind: Kind, key: string): void =>
  ask(kind, (storage) => storage.removeItem(key), undefined)

export const clearStored = (kind: Kind): void => ask(kind, (storage) => storage.clear(), undefined)

export const storedKeys = (kind: Kind): string[] => ask(kind, (storage) => Object.keys(storage), [])
