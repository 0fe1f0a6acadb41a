import type { Reminder } from '@daymark/api'
import { personalSetting } from './personalSetting.ts'
import { useStore } from '../store.ts'

/** When each list reminds of itself, by the id of its widget. */
const reminders = personalSetting<Readonly<Record<number, Reminder>>>('reminders', {})

const timeZone = personalSetting<string | null>('time-zone', null)

/** Returns when a list reminds of itself. Undefined for one that does not. */
export function useReminder(widget: number): Reminder | undefined {
  return useStore(reminders)[widget]
}

/** Has a list remind of itself by the clock of this device, or no more. */
export function chooseReminder(widget: number, reminder: Reminder | undefined): void {
  const { [widget]: _, ...others } = reminders.read()
  reminders.choose(reminder ? { ...others, [widget]: reminder } : others)
  followClock()
}

/** Returns whether any list reminds of itself. */
export const hasReminders = (): boolean => Object.keys(reminders.read()).length > 0

/** Has the reminders come by the clock of this device: the person may have travelled. */
export function followClock(): void {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (hasReminders() && timeZone.read() !== here) timeZone.choose(here)
}
