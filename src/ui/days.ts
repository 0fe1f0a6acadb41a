import { useSyncExternalStore } from 'react'

/** Today as ISO day; the day is the UTC day (docs/decisions/0012-a-day-is-a-utc-day.md). */
export function utcToday(): string {
  return new Date().toISOString().slice(0, 10)
}

/** A day as the app names it: some servers leave out the zeros in front ("2026-3-4"). */
export function isoDay(day: string): string {
  return day.replaceAll(/-(\d)(?!\d)/g, '-0$1')
}

/** The ISO day that is `count` days later; earlier for a negative count. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

function untilMidnight(): number {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1) - now.getTime()
}

/** Timers sleep with the machine, so that coming back to the tab looks at the clock again. */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function wait() {
    timer = setTimeout(() => {
      listener()
      wait()
    }, untilMidnight())
  }
  wait()
  document.addEventListener('visibilitychange', listener)
  addEventListener('focus', listener)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', listener)
    removeEventListener('focus', listener)
  }
}

/** Today; changes by itself at midnight UTC, however long the page stays open. */
export function useUtcToday(): string {
  return useSyncExternalStore(subscribe, utcToday)
}

const hourNow = () => new Date().getHours()

/** The hour of the reader's own day; looked up anew when they come back to the page. */
export function useHour(): number {
  return useSyncExternalStore(subscribe, hourNow)
}
