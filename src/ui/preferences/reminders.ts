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
  choosePreference(client, { reminders: { [widget]: reminder ?? null } })
  followClock(client)
}

/** Returns whether any list reminds of itself. */
export const hasReminders = (): boolean => readPreferences().reminders !== undefined

/** Has the reminders come by the clock of this device: the person may have travelled. */
export function followClock(client: QueryClient): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  if (hasReminders() && readPreferences().timeZone !== timeZone) {
    choosePreference(client, { timeZone })
  }
}
