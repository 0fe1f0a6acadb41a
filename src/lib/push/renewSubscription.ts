import { configureApi, createPushSubscription, getPushSubscription } from '@daymark/api'
import { subscriptionInput } from './subscriptionInput.ts'

/**
 * Tells the server, from the service worker, of the subscription that has taken the place of another. `renewed` is the new one,
 * if the browser has made one already. Where the worker cannot read the CSRF token, or the server is elsewhere, the next
 * opening of the app does it. Throws `ApiError`, or the browser's error.
 */
export async function renewSubscription(
  { pushManager }: ServiceWorkerRegistration,
  renewed: PushSubscription | null | undefined,
): Promise<void> {
  // The names may have a prefix, which only a page knows.
  const cookies = 'cookieStore' in globalThis ? await cookieStore.getAll() : []
  const token = cookies.find(({ name }) => name?.endsWith('csrftoken'))
  if (token?.name === undefined) return
  const { name, value } = token
  configureApi({ csrfCookie: name, readCookies: () => `${name}=${value}` })
  const { applicationServerKey, endpoint } = await getPushSubscription()
  // The person has logged out, or another one has logged in.
  if (endpoint === null) return
  const subscription =
    renewed ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  await createPushSubscription(subscriptionInput(subscription))
}
