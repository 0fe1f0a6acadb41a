const storeName = 'personal'

let opened: Promise<IDBDatabase> | undefined
/** The person has left the page, which may be frozen and come back. Known once the database was asked for. */
let isLeft: boolean | undefined
const running = new Set<IDBTransaction>()

/**
 * Opens the database with the persisted data of people, once. Rejects where a browser refuses storage, and while the page is
 * left. The start opens it while the app loads, because a browser that has just started takes a while.
 */
export function openDatabase(): Promise<IDBDatabase> {
  opened ??= isLeft ? undefined : open()
  return opened ?? Promise.reject(pageWasLeft())
}

/** Begins a transaction on the store of people's persisted data. Rejects as `openDatabase` does. */
export async function beginTransaction(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const database = await openDatabase()
  if (isLeft) throw pageWasLeft()
  const transaction = database.transaction(storeName, mode)
  running.add(transaction)
  for (const end of ['complete', 'abort']) {
    transaction.addEventListener(end, () => running.delete(transaction))
  }
  return transaction.objectStore(storeName)
}

export function closeDatabase(): void {
  void opened?.then((database) => database.close()).catch(() => undefined)
  opened = undefined
}

function open(): Promise<IDBDatabase> {
  if (isLeft === undefined) watchLeaving()
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('daymark')
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage')))
  })
}

/**
 * Ends every transaction as the page is left. WebKit never ends one that is still running then, and every page after it
 * waits: nothing can be read or written until the browser is closed.
 */
function watchLeaving(): void {
  isLeft = false
  addEventListener('pagehide', () => {
    isLeft = true
    for (const transaction of running) abort(transaction)
    closeDatabase()
  })
  addEventListener('pageshow', () => {
    isLeft = false
  })
}

/** What it would have written is read from the server again. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended, or was committed.
  }
}

const pageWasLeft = () => new Error('The page was left')
