import { onServerDate, type ServerDate } from '@daymark/api'
import { Banner, LiveRegion } from '@daymark/design-system'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './texts.ts'

/** Milliseconds. A device that is set to another time zone by hand, and not its clock, is this far off at most places. */
const largestDifference = 3 * 3_600_000

/** Says that the clock of this device is wrong, so that ticks would go to another day (docs/product.md#7-2). */
export function ClockNote() {
  const { t, i18n } = useTranslation('clock')
  const [date, setDate] = useState<ServerDate>()
  // What an answer has said already counts in the first frame: the note moves what is below it.
  useLayoutEffect(() => onServerDate(setDate), [])
  const isWrong = date !== undefined && Math.abs(date.device - date.server) > largestDifference
  const moment = (time: number) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' }).format(time)
  return (
    <LiveRegion>
      {isWrong && (
        <Banner tone="warning">
          {t('wrong', { device: moment(date.device), server: moment(date.server) })}
        </Banner>
      )}
    </LiveRegion>
  )
}
