/**
 * Small things of one person that must survive even a page that goes away in the next instant. Local storage
 * has them as soon as the call returns; IndexedDB would have them some time after. Where a browser refuses
 * storage they last as long as the page.
 */
const unstored = new Map<string, string>()

const allPrefix = 'daymark-notes/'
const prefixOf = (userId: number) => `${allPrefix}${userId}/`

/** Returns the result of `question`, or `otherwise` if the browser refuses storage. */
function ask<Result>(question: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return question(localStorage)
  } catch {
    return otherwise
  }
}

const allKeys = () => [...ask((storage) => Object.keys(storage), []), ...unstored.keys()]

const notes = () => allKeys().filter((key) => key.startsWith(allPrefix))

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

/** Returns one note. Undefined if it does not exist or is not JSON. */
export function readNote<Value>(userId: number, name: string): Value | undefined {
  return parse<Value>(prefixOf(userId) + name)
}

/** Returns everything that is noted for a person. */
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

/** How long a change waits for a person while others use the device, in milliseconds. */
const patience = 30 * 86_400_000

/** Returns whether a value is a dehydrated mutation of TanStack Query that may still be sent. */
function isWaiting(key: string): boolean {
  const since = parse<{ state?: { submittedAt?: number } }>(key)?.state?.submittedAt
  return since !== undefined && Date.now() - since < patience
}

/** Deletes all notes except those of `userId`. Unsent changes of other people stay. */
export function forgetNotesBut(userId: number): void {
  for (const key of notes()) {
    if (!key.startsWith(prefixOf(userId)) && !isWaiting(key)) forget(key)
  }
}

/** Deletes all notes of `userId`. Without `userId`, deletes the notes of all people. */
export function forgetNotesOf(userId: number | undefined): void {
  const prefix = userId === undefined ? allPrefix : prefixOf(userId)
  for (const key of notes()) if (key.startsWith(prefix)) forget(key)
}
