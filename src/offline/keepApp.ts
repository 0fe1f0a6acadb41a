import { filesCache, pageCache, pageKey } from './appCaches.ts'

/**
 * Makes this device keep the app itself. The service worker sees what is fetched from now on; what this
 * page has fetched before is added from the browser's own cache. Where it fails, nothing but the
 * reload without a network is lost.
 */
export async function keepApp(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const [page, files] = await Promise.all([caches.open(pageCache), caches.open(filesCache)])
    const fetched = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith('/assets/'))
    const missing: string[] = []
    for (const name of new Set(fetched)) {
      if ((await files.match(name)) === undefined) missing.push(name)
    }
    await files.addAll(missing)
    if ((await page.match(pageKey)) === undefined) await page.add(pageKey)
  } catch (error) {
    console.info('The app cannot be kept on this device', error)
  }
}
