import { useTranslation } from 'react-i18next'
import { addDays } from '../../../../lib/days/days.ts'

/** Returns the months up to that of a day, the newest first, as `YYYY-MM`. */
export function monthsBefore(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
  )
}

/** Returns every day of a month. */
export function daysOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from(
    { length: count },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  )
}

const aMonday = '2026-11-16'

/** Returns the names of months, and of the days of the week with Monday first, in the reader's language. */
export function useMonthNames() {
  const { language } = useTranslation().i18n
  const name = (day: string, options: Intl.DateTimeFormatOptions) => {
    const text = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(
      Date.parse(day),
    )
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return {
    short: (month: string) => name(month, { month: 'short' }),
    month: (month: string) => name(month, { month: 'long', year: 'numeric' }),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const day = addDays(aMonday, index)
      return { short: name(day, { weekday: 'short' }), long: name(day, { weekday: 'long' }) }
    }),
  }
}
