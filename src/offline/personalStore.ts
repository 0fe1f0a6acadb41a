import { createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval'

/** What is kept: changes that have not reached the server, and answers that were read before. */
type Area = 'changes' | 'answers'
type Key = [userId: number, area: Area, name: string]

let opened: UseStore | undefined

const store = () => (opened ??= createStore('daymark', 'personal'))

/**
 * A browser may refuse storage (private windows, a full disk). Then nothing survives a reload, and
 * everything else works.
 */
async function withoutStorage<Result>(
  result: Result,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch {
    return result
  }
}

/** Everything that was kept in one area for one person, by name. */
export function readKept<Value>(userId: number, area: Area): Promise<Map<string, Value>> {
  return withoutStorage(new Map(), async () => {
    const all = await entries<Key, Value>(store())
    return new Map(
      all
        .filter(([[owner, itsArea]]) => owner === userId && itsArea === area)
        .map(([[, , name], value]) => [name, value]),
    )
  })
}

export function keep(userId: number, area: Area, name: string, value: unknown): Promise<void> {
  return withoutStorage(undefined, () => set([userId, area, name], value, store()))
}

export function dropKept(userId: number, area: Area, name: string): Promise<void> {
  return withoutStorage(undefined, () => del([userId, area, name], store()))
}

/** Whether something is still kept; true also where the browser keeps nothing at all. */
export function isKept(userId: number, area: Area, name: string): Promise<boolean> {
  return withoutStorage(true, async () => (await get([userId, area, name], store())) !== undefined)
}

/** Forgets what was kept for everybody but one person; for everybody when nobody is named. */
export function forgetAllBut(userId: number | undefined): Promise<void> {
  return withoutStorage(undefined, async () => {
    const all = await keys<Key>(store())
    await delMany(
      all.filter(([owner]) => owner !== userId),
      store(),
    )
  })
}
