let registration: Promise<ServiceWorkerRegistration> | undefined

/**
 * Registers the service worker, which precaches the app with every screen, and looks for a newer version whenever the person
 * comes back to a tab. Where a browser refuses, nothing but opening the app without a network is lost.
 */
export async function precacheApp(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || registration) return
  registration = navigator.serviceWorker.register('/serviceWorker.js')
  try {
    await registration
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void lookForUpdate()
    })
  } catch (error) {
    console.info('The app cannot be cached on this device', error)
  }
}

/** Without the server the next time will do. */
async function lookForUpdate(): Promise<void> {
  const registered = await navigator.serviceWorker.getRegistration()
  await registered?.update().catch(() => undefined)
}
