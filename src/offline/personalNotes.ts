/**
 * Small things of one person that must survive even a page that goes away in the next instant. Local storage
 * has them as soon as the call returns; IndexedDB would have them some time after. Where a browser refuses
 * storage they last as long as the page.
 */
const unstored = new Map<string, string>()

const prefixOf = (userId: number) => `daymark-notes/${userId}/`

/** What the storage says, or `otherwise` where the browser refuses it. */
function ask<Result>(question: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return question(localStorage)
  } catch {
    return otherwise
  }
}

const allKeys = () => [...ask((storage) => Object.keys(storage), []), ...unstored.keys()]

function forget(key: string): void {
  unstored.delete(key)
  ask((storage) => storage.removeItem(key), undefined)
}

/** Keeps a value, which must survive as JSON, in place of what had its name before. */
export function note(userId: number, name: string, value: unknown): void {
  const key = prefixOf(userId) + name
  const text = JSON.stringify(value)
  forget(key)
  const isStored = ask((storage) => {
    storage.setItem(key, text)
    return true
  }, false)
  if (!isStored) unstored.set(key, text)
}

export function dropNote(userId: number, name: string): void {
  forget(prefixOf(userId) + name)
}

/** One note; undefined when there is none of that name, or it is not JSON. */
export function readNote<Value>(userId: number, name: string): Value | undefined {
  return parse<Value>(prefixOf(userId) + name)
}

/** Everything that is noted for a person. */
export function readNotes<Value>(userId: number): Value[] {
  const prefix = prefixOf(userId)
  return allKeys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => parse<Value>(key) ?? [])
}

function parse<Value>(key: string): Value | undefined {
  const text = unstored.get(key) ?? ask((storage) => storage.getItem(key), null)
  try {
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

/** Forgets the notes of everybody but one person; of everybody when nobody is named. */
export function forgetNotesBut(userId: number | undefined): void {
  const kept = userId === undefined ? undefined : prefixOf(userId)
  for (const key of allKeys()) {
    const isNote = key.startsWith('daymark-notes/')
    if (isNote && (kept === undefined || !key.startsWith(kept))) forget(key)
  }
}
