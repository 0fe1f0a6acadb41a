import type { QueryClient } from '@tanstack/react-query'
import { keepSubscription } from '../../lib/push/pushSubscription.ts'
import { followClock } from '../../ui/preferences/reminders.ts'

/** Keeps the reminders on this device up to date. Throws `ApiError`. */
export async function keepReminders(client: QueryClient): Promise<void> {
  if (await keepSubscription()) followClock(client)
}
