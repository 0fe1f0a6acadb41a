import { useTranslation } from 'react-i18next'

export interface DayNames {
  /** Two or three letters of the weekday, for example "Mon". */
  short: (day: string) => string
  /** The weekday and the date in words, for example "Monday 16 November". */
  long: (day: string) => string
  /** The same at the begin of a sentence. */
  longTitle: (day: string) => string
  /** The date in words, without its weekday, for example "16 November". */
  date: (day: string) => string
  /** The weekday as a title, for example "Monday", "Maandag" in Dutch. */
  title: (day: string) => string
  /** How far it is from today in words, as a title, for example "4 days ago" or "Yesterday". */
  distanceTitle: (day: string, today: string) => string
  /** The weekday as it is written within a sentence, for example "Monday", "maandag" in Dutch. */
  weekday: (day: string) => string
  /** "Today", "Yesterday" or "Tomorrow", else the weekday. */
  spoken: (day: string, today: string) => string
}

const dayLength = 86_400_000
const namesOfLanguages = new Map<string, DayNames>()

const distanceOf = (day: string, today: string) =>
  Math.round((Date.parse(day) - Date.parse(today)) / dayLength)

function withCapital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function namesIn(language: string): DayNames {
  const format = (options: Intl.DateTimeFormatOptions) => {
    let formatter: Intl.DateTimeFormat | undefined
    return (day: string) => {
      formatter ??= new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
      return formatter.format(Date.parse(day))
    }
  }
  const weekday = format({ weekday: 'long' })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const long = format({ weekday: 'long', day: 'numeric', month: 'long' })
  return {
    short: format({ weekday: 'short' }),
    long,
    longTitle: (day) => withCapital(long(day)),
    date: format({ day: 'numeric', month: 'long' }),
    title: (day) => withCapital(weekday(day)),
    distanceTitle: (day, today) => withCapital(relative.format(distanceOf(day, today), 'day')),
    weekday,
    spoken: (day, today) => {
      const distance = distanceOf(day, today)
      const isNear = Math.abs(distance) <= 1
      return withCapital(isNear ? relative.format(distance, 'day') : weekday(day))
    },
  }
}

/** Returns names of ISO days in a language. Made once for each language: Intl is slow to begin. */
export function dayNamesIn(language: string): DayNames {
  const names = namesOfLanguages.get(language) ?? namesIn(language)
  namesOfLanguages.set(language, names)
  return names
}

/** Returns names of ISO days in the reader's language. */
export const useDayNames = (): DayNames => dayNamesIn(useTranslation().i18n.language)
