export const storeName = 'personal'

let opened: Promise<IDBDatabase> | undefined

/**
 * Opens what this device keeps for people, once. Rejects where a browser refuses storage. The start opens it while the
 * app loads, because a browser that has just started takes a while.
 */
export function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('daymark')
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage')))
    // While a page that was left keeps the store open, WebKit lets no other page in.
    addEventListener('pagehide', closeDatabase, { once: true })
  })
  return opened
}

export function closeDatabase(): void {
  void opened?.then((database) => database.close()).catch(() => undefined)
  opened = undefined
}
