import type { Preferences } from '@daymark/api'
import { createListeners, useStore } from '../store.ts'
import { readPreferences, usePreference } from '../preferences/preferences.ts'

/**
 * When a day may begin: at midnight UTC, which is the default, or at an hour where the person is. An hour after midnight
 * is for people who go to bed late.
 */
export const dayBegins = ['utc', 'local-0', 'local-2', 'local-4', 'local-6'] as const

/** Undefined until the person has chosen. */
type DayBegin = Preferences['dayBegins']

/** Returns the hour at which a day begins where the person is; undefined for midnight UTC. */
function localHourOf(begin: DayBegin): number | undefined {
  return begin === undefined || begin === 'utc' ? undefined : Number(begin.slice('local-'.length))
}

/** In milliseconds. */
const dayLength = 86_400_000

const isoOf = (utc: number) => new Date(utc).toISOString().slice(0, 10)

/** Returns the ISO day of a moment for days that begin like this (docs/decisions/0012-a-day-is-a-utc-day.md). */
export function dayBeginningAt(begin: DayBegin, now = new Date()): string {
  const hour = localHourOf(begin)
  if (hour === undefined) return isoOf(now.getTime())
  const date = now.getDate() - (now.getHours() < hour ? 1 : 0)
  return isoOf(Date.UTC(now.getFullYear(), now.getMonth(), date))
}

/** Today as ISO day. Every part of the app asks here, so that all agree when a day begins. */
export function dayNow(): string {
  return dayBeginningAt(readPreferences().dayBegins)
}

/** Every day begins at a full hour somewhere, and time zones differ by quarters; in milliseconds. */
const quarter = 900_000

/** Returns when the next day begins, in milliseconds since 1970. */
export function nextDayBegin(): number {
  const today = dayNow()
  let begin = Date.now() - (Date.now() % quarter)
  do begin += quarter
  while (dayBeginningAt(readPreferences().dayBegins, new Date(begin)) === today)
  return begin
}

/** Returns a day as the app names it: some servers leave out the zeros in front ("2026-3-4"). */
export function isoDay(day: string): string {
  return day.replaceAll(/-(\d)(?!\d)/g, '-0$1')
}

/** Returns the ISO day that is `count` days later; earlier for a negative count. */
export function addDays(day: string, count: number): string {
  return isoOf(Date.parse(day) + count * dayLength)
}

const aMinute = 60_000

let timer: ReturnType<typeof setTimeout>

/**
 * Looks at the clock again with each minute, which the clock and its time zone may change. Timers sleep with the
 * machine, so that coming back to the tab looks too.
 */
const { notify, subscribe } = createListeners({
  onFirst() {
    wait()
    document.addEventListener('visibilitychange', notify)
    addEventListener('focus', notify)
  },
  onLast() {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', notify)
    removeEventListener('focus', notify)
  },
})

function wait(): void {
  timer = setTimeout(
    () => {
      wait()
      notify()
    },
    aMinute - (Date.now() % aMinute),
  )
}

/** Returns today. Changes automatically, however long the page stays open. */
export function useToday(): string {
  const begin = usePreference('dayBegins')
  return useStore({ subscribe, read: () => dayBeginningAt(begin) })
}

/** The day of the calendar where the person is as ISO day, whenever their days begin. */
export const localDayNow = () => dayBeginningAt('local-0')

/** `localDayNow`, kept up to date. */
export function useLocalDay(): string {
  return useStore({ subscribe, read: localDayNow })
}

const hourNow = () => new Date().getHours()

/** Returns the hour of the reader's own day. */
export function useHour(): number {
  return useStore({ subscribe, read: hourNow })
}
