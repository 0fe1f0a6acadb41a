import { useEffect } from 'react'
import { createPersonalStore, useStore } from '../store.ts'
import { dayNow, useToday } from './days.ts'

/** The day of the whole page. Another object after each choice, so that what follows the page knows of it. */
interface PageDay {
  /** Null is today, also when today changes. */
  chosen: string | null
}

const today: PageDay = { chosen: null }

const pageDay = createPersonalStore<PageDay>(today, {
  // The dashboard was left: a person who comes back finds today.
  onLast: () => pageDay.set(today),
})

/** Puts the whole page on a day (ISO), and everything on it that had gone to another one. */
export function choosePageDay(day: string): void {
  pageDay.set({ chosen: day === dayNow() ? null : day })
}

/** Returns the day of the page, and the choice that it comes from. */
export function usePageDay(): { day: string; choice: PageDay } {
  const choice = useStore(pageDay)
  const now = useToday()
  useEffect(() => {
    // A chosen day that has become today is not a choice any more: at midnight the page continues with the next day.
    if (choice.chosen === now) pageDay.set(today)
  }, [choice, now])
  return { day: choice.chosen ?? now, choice }
}
