import { clear, del, delMany, entries, get, keys, set, setMany, type UseStore } from 'idb-keyval'
import { beginTransaction, closeDatabase } from './personalDatabase.ts'
import { ownerKey } from '../session/rememberedUser.ts'
import { deleteRecordsExceptOf, deleteRecordsOf, takeOverRecords } from './localRecords.ts'

/** Answers that were read before, each by its name, or a file that is being imported. */
type Key = [owner: string | number, area: 'answers' | 'takeout', name: string]

const store: UseStore = async (mode, callback) => callback(await beginTransaction(mode))

/** Like `store`, for what has to be done also when the page is left at once. */
const committedStore: UseStore = async (mode, callback) => {
  const objects = await beginTransaction(mode)
  const result = callback(objects)
  objects.transaction.commit()
  return result
}

/** The store belongs to the browser, which may never answer: nothing on the screen waits longer. */
const timeout = 3_000

/**
 * A browser may refuse storage (private windows, a full disk), or not answer. Then nothing survives a
 * reload, and everything else works.
 */
async function withoutStorage<Result>(
  result: Result,
  work: () => Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const giveUp = new Promise<Result>((resolve) => {
    timer = setTimeout(() => {
      // WebKit may leave one request to open the store unanswered, and answer the next.
      closeDatabase()
      resolve(result)
    }, timeout)
  })
  try {
    return await Promise.race([work(), giveUp])
  } catch {
    return result
  } finally {
    clearTimeout(timer)
  }
}

/** Returns every persisted answer of one person, by name. */
export function readPersisted<Value>(userId: number): Promise<Map<string, Value>> {
  return withoutStorage(new Map(), async () => {
    const all = await entries<Key, Value>(store)
    return new Map(
      all
        .filter(([[owner, area]]) => owner === ownerKey(userId) && area === 'answers')
        .map(([[, , name], value]) => [name, value]),
    )
  })
}

/**
 * Writes answers of one person, by name: all of them or none. Resolves with whether they are written. A browser that has not
 * answered may do so another time.
 */
export function writePersisted(
  userId: number,
  answers: ReadonlyMap<string, unknown>,
): Promise<boolean> {
  return withoutStorage(false, async () => {
    const named = [...answers].map(([name, value]): [Key, unknown] => [
      [ownerKey(userId), 'answers', name],
      value,
    ])
    // All of them in one transaction.
    await setMany(named, store)
    return true
  })
}

export function deletePersisted(userId: number, name: string): Promise<void> {
  return withoutStorage(undefined, () => del([ownerKey(userId), 'answers', name], store))
}

const importKey = (userId: number): Key => [ownerKey(userId), 'takeout', 'import']

/** Saves the running import of a person, in place of the previous one. It is not an answer, so it is never dropped as one. */
export function saveImport(userId: number, value: unknown): Promise<void> {
  return withoutStorage(undefined, () =>
    value === undefined ? del(importKey(userId), store) : set(importKey(userId), value, store),
  )
}

export function readImport<Value>(userId: number): Promise<Value | undefined> {
  return withoutStorage(undefined, () => get<Value>(importKey(userId), store))
}

/** Deletes all persisted data and records except those of `userId`. Unsent changes of other people stay. */
export function forgetAllBut(userId: number): Promise<void> {
  takeOverRecords(userId)
  deleteRecordsExceptOf(userId)
  return withoutStorage(undefined, async () => {
    const others = (await keys<Key>(store)).filter(([owner]) => owner !== ownerKey(userId))
    // Persisted data is not shown before this is done, and a transaction that may write takes its time.
    if (others.length > 0) await delMany(others, store)
  })
}

/**
 * Deletes all persisted data at a log-out, and all records of `userId`. Without `userId`, deletes the records of all people.
 */
export function forgetLeaving(userId: number | undefined): Promise<void> {
  deleteRecordsOf(userId)
  return forgetAnswers()
}

/** Forgets the answers that were read; records of changes that wait stay until they are sent or given up. */
export function forgetAnswers(): Promise<void> {
  return withoutStorage(undefined, () => clear(committedStore))
}
