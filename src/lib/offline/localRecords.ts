import { ownerKey } from '../session/rememberedUser.ts'
import { readStored, removeStored, store, storedKeys } from '../webStorage.ts'

/**
 * Small things of one person that must survive even a page that goes away in the next instant. Local storage
 * has them as soon as the call returns; IndexedDB would have them some time after. Where a browser refuses
 * storage they last as long as the page.
 */
const unstored = new Map<string, string>()

// Devices have records under this name.
const allPrefix = 'daymark-notes/'
const prefixOf = (userId: number) => `${allPrefix}${ownerKey(userId)}/`

const allKeys = () => [...storedKeys('localStorage'), ...unstored.keys()]

const records = () => allKeys().filter((key) => key.startsWith(allPrefix))

function forget(key: string): void {
  unstored.delete(key)
  removeStored('localStorage', key)
}

/** Keeps a value, which must survive as JSON, in place of what had its name before. */
export function writeRecord(userId: number, name: string, value: unknown): void {
  const key = prefixOf(userId) + name
  const text = JSON.stringify(value)
  forget(key)
  if (!store('localStorage', key, text)) unstored.set(key, text)
}

export function deleteRecord(userId: number, name: string): void {
  forget(prefixOf(userId) + name)
}

/** Returns one record. Undefined if it does not exist or is not JSON. */
export function readRecord<Value>(userId: number, name: string): Value | undefined {
  return parse<Value>(prefixOf(userId) + name)
}

/** Returns everything that is recorded for a person, or what has a name that begins like this. */
export function readRecords<Value>(userId: number, names = ''): Value[] {
  const prefix = prefixOf(userId) + names
  return allKeys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => parse<Value>(key) ?? [])
}

/** Returns the name of a person's record that local storage has under this key. Undefined for any other key. */
export function recordName(userId: number, key: string): string | undefined {
  const prefix = prefixOf(userId)
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined
}

function parse<Value>(key: string): Value | undefined {
  const text = unstored.get(key) ?? readStored('localStorage', key)
  try {
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

/** How long a change waits for a person while others use the device, in milliseconds. */
const maximumAge = 30 * 86_400_000

/** Returns whether a value is a dehydrated mutation of TanStack Query that may still be sent. */
function isWaiting(key: string): boolean {
  const since = parse<{ state?: { submittedAt?: number } }>(key)?.state?.submittedAt
  return since !== undefined && Date.now() - since < maximumAge
}

const takeOvers = new Set<(userId: number) => void>()

/** Registers what a part does with the records of an earlier version of it, so that an update of the app loses none. */
export function takeOverRecordsWith(takeOver: (userId: number) => void): void {
  takeOvers.add(takeOver)
}

/**
 * Takes over what an earlier version recorded: under the number of a person, where their handle has it today, and in
 * the form of that version. The number has nothing afterwards.
 */
export function takeOverRecords(userId: number): void {
  const [former, prefix] = [`${allPrefix}${userId}/`, prefixOf(userId)]
  for (const key of former === prefix ? [] : records().filter((one) => one.startsWith(former))) {
    const name = key.slice(former.length)
    const value = parse<unknown>(key)
    if (value !== undefined && parse(prefix + name) === undefined) writeRecord(userId, name, value)
    forget(key)
  }
  for (const takeOver of takeOvers) takeOver(userId)
}

/** Deletes all records except those of `userId`. Unsent changes of other people stay. */
export function deleteRecordsExceptOf(userId: number): void {
  for (const key of records()) {
    if (!key.startsWith(prefixOf(userId)) && !isWaiting(key)) forget(key)
  }
}

/** Deletes all records of `userId`. Without `userId`, deletes the records of all people. */
export function deleteRecordsOf(userId: number | undefined): void {
  const prefix = userId === undefined ? allPrefix : prefixOf(userId)
  for (const key of records()) if (key.startsWith(prefix)) forget(key)
}
