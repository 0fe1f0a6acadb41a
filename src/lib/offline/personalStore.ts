import { clear, del, delMany, entries, get, keys, set, setMany, type UseStore } from 'idb-keyval'
import { closeDatabase, openDatabase, storeName } from './personalDatabase.ts'
import { forgetNotesBut, forgetNotesOf } from './personalNotes.ts'

/** Answers that were read before, each by its name, or a file that is being imported. */
type Key = [userId: number, area: 'answers' | 'takeout', name: string]

const store: UseStore = async (mode, callback) => {
  const database = await openDatabase()
  const transaction = database.transaction(storeName, mode)
  const result = callback(transaction.objectStore(storeName))
  // If the page is left meanwhile, it cannot end the transaction later.
  if (mode === 'readwrite') transaction.commit()
  return result
}

/** The store belongs to the browser, which may never answer: nothing on the screen waits longer. */
const patience = 3_000

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
    }, patience)
  })
  try {
    return await Promise.race([work(), giveUp])
  } catch {
    return result
  } finally {
    clearTimeout(timer)
  }
}

/** Returns every answer that was kept for one person, by name. */
export function readKept<Value>(userId: number): Promise<Map<string, Value>> {
  return withoutStorage(new Map(), async () => {
    const all = await entries<Key, Value>(store)
    return new Map(
      all
        .filter(([[owner, area]]) => owner === userId && area === 'answers')
        .map(([[, , name], value]) => [name, value]),
    )
  })
}

/**
 * Keeps answers of one person, by name: all of them or none. Resolves with whether they are kept. A browser that has not
 * answered may do so another time.
 */
export function keep(userId: number, answers: ReadonlyMap<string, unknown>): Promise<boolean> {
  return withoutStorage(false, async () => {
    const named = [...answers].map(([name, value]): [Key, unknown] => [
      [userId, 'answers', name],
      value,
    ])
    // In one transaction: it is short, and WebKit may never end one whose page is left.
    await setMany(named, store)
    return true
  })
}

export function dropKept(userId: number, name: string): Promise<void> {
  return withoutStorage(undefined, () => del([userId, 'answers', name], store))
}

const importKey = (userId: number): Key => [userId, 'takeout', 'import']

/** Keeps the running import of a person, in place of the previous one. It is not an answer, so it is never dropped as one. */
export function keepImport(userId: number, value: unknown): Promise<void> {
  return withoutStorage(undefined, () =>
    value === undefined ? del(importKey(userId), store) : set(importKey(userId), value, store),
  )
}

export function readImport<Value>(userId: number): Promise<Value | undefined> {
  return withoutStorage(undefined, () => get<Value>(importKey(userId), store))
}

/** Deletes all kept data and notes except those of `userId`. Unsent changes of other people stay. */
export function forgetAllBut(userId: number): Promise<void> {
  forgetNotesBut(userId)
  return withoutStorage(undefined, async () => {
    const others = (await keys<Key>(store)).filter(([owner]) => owner !== userId)
    // What is kept is not shown before this is done, and a transaction that may write takes its time.
    if (others.length > 0) await delMany(others, store)
  })
}

/**
 * Deletes all kept data at a log-out, and all notes of `userId`. Without `userId`, deletes the notes of all people.
 */
export function forgetLeaving(userId: number | undefined): Promise<void> {
  forgetNotesOf(userId)
  return forgetAnswers()
}

/** Forgets the answers that were read; notes of changes that wait stay until they are sent or given up. */
export function forgetAnswers(): Promise<void> {
  return withoutStorage(undefined, () => clear(store))
}
