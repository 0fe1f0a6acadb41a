import { useTranslation } from 'react-i18next'

export interface DayNames {
  /** Two or three letters of the weekday, for example "Mon". */
  short: (day: string) => string
  /** The weekday and the date in words, for example "Monday 16 November". */
  long: (day: string) => string
  /** The weekday as it is written within a sentence, for example "Monday", "maandag" in Dutch. */
  weekday: (day: string) => string
  /** "Today", "Yesterday" or "Tomorrow", else the weekday. */
  spoken: (day: string, today: string) => string
}

const dayLength = 86_400_000
const made = new Map<string, DayNames>()

function withCapital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function namesIn(language: string): DayNames {
  const format = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined
    return (day: string) => {
      made ??= new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
      return made.format(Date.parse(day))
    }
  }
  const weekday = format({ weekday: 'long' })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return {
    short: format({ weekday: 'short' }),
    long: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    weekday,
    spoken: (day, today) => {
      const distance = Math.round((Date.parse(day) - Date.parse(today)) / dayLength)
      const isNear = Math.abs(distance) <= 1
      return withCapital(isNear ? relative.format(distance, 'day') : weekday(day))
    },
  }
}

/** Names of ISO days in the reader's language. Made once for each language: Intl is slow to begin. */
export function useDayNames(): DayNames {
  const { language } = useTranslation().i18n
  const names = made.get(language) ?? namesIn(language)
  made.set(language, names)
  return names
}
