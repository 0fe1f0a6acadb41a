import { keepSubscription } from '../../lib/push/pushSubscription.ts'
import { followClock } from '../../lib/preferences/reminders.ts'

/** Keeps the reminders on this device up to date. Throws `ApiError`. */
export async function keepReminders(): Promise<void> {
  if (await keepSubscription()) followClock()
}
