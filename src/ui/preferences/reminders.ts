import type { Reminder } from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import { readPreferences, usePreference } from '../../lib/preferences/preferences.ts'
import { choosePreference } from './setPreference.ts'

/** Returns when a list reminds of itself, by the id of its widget. Undefined for one that does not. */
export function useReminder(widget: number): Reminder | undefined {
  return usePreference('reminders')?.[widget]
}

/** Has a list remind of itself by the clock of this device, or no more. */
export function chooseReminder(
  client: QueryClient,
  widget: number,
  reminder: Reminder | undefined,
): void {
  // The clock comes first, so that the server never plans the reminder by another one.
  if (reminder) chooseClock(client)
  choosePreference(client, { reminders: { [widget]: reminder ?? null } })
}

/** Returns whether any list reminds of itself. */
export const hasReminders = (): boolean => readPreferences().reminders !== undefined

/** Returns whether the reminders come by another clock than that of this device: the person may have travelled. */
export const isClockElsewhere = (): boolean =>
  hasReminders() && readPreferences().timeZone !== timeZoneHere()

/** Has the reminders come by the clock of this device. */
export function followClock(client: QueryClient): void {
  if (hasReminders()) chooseClock(client)
}

function chooseClock(client: QueryClient): void {
  const timeZone = timeZoneHere()
  if (readPreferences().timeZone !== timeZone) choosePreference(client, { timeZone })
}

const timeZoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
