import { Time } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'

/** The day and the time of something, in the reader's language and time zone. */
export function Moment({ seconds }: { /** Unix time. */ seconds: number }) {
  const { i18n } = useTranslation()
  const date = new Date(seconds * 1000)
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return <Time dateTime={date.toISOString()}>{format.format(date)}</Time>
}
