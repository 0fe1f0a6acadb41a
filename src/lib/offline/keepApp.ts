let registration: Promise<ServiceWorkerRegistration> | undefined

/**
 * Makes this device keep the app itself, with every screen, and look for a newer version whenever the person
 * comes back to a tab. Where a browser refuses, nothing but opening the app without a network is lost.
 */
export async function keepApp(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || registration) return
  registration = navigator.serviceWorker.register('/serviceWorker.js')
  try {
    await registration
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void lookForUpdate()
    })
  } catch (error) {
    console.info('The app cannot be kept on this device', error)
  }
}

/** Without the server the next time will do. */
async function lookForUpdate(): Promise<void> {
  const kept = await navigator.serviceWorker.getRegistration()
  await kept?.update().catch(() => undefined)
}
