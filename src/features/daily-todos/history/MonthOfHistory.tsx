import { Card, GridItem, MonthGrid, Table, useMedia } from '@daymark/design-system'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { useListHue } from '../listHue.ts'
import type { Past } from './past/knownPast.ts'
import { daysOf, useMonthNames } from './year/months.ts'
import { donePart } from './year/year.ts'

interface Props {
  month: string
  /** The list; none for all of them. */
  module: number | undefined
  past: Past
  isReading: boolean
  isFailed: boolean
  view: 'calendar' | 'table'
  /** The month has come into sight; it is called with its first day. */
  onSeen: (day: string) => void
}

/** Shows the days of a month, as a calendar or as a table. Reads them when it comes into sight. */
export function MonthOfHistory({ month, module, past, isReading, isFailed, view, onSeen }: Props) {
  const { t } = useTranslation('history')
  const names = useDayNames()
  const monthNames = useMonthNames()
  const hue = useListHue(module ?? 0)
  const place = useRef<HTMLLIElement>(null)
  const firstDay = `${month}-01`
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen(firstDay)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [firstDay, onSeen])

  // Half of a month would say of days that they are empty, or full with half of their to-dos.
  const isKnown = isFailed || past.isKnownFrom(firstDay)
  const days = (isKnown || !isReading ? daysOf(month) : []).flatMap((day) => {
    const isDayOff = past.isDayOff(day)
    const summary = past.summary(day)
    if (summary === undefined && !isDayOff) return []
    const { done = 0, skipped = 0 } = summary ?? {}
    const result = summary ? t(`days.${summary.level}`, { ...summary }) : t('days.off')
    const label = t('spokenDay', {
      weekday: names.weekday(day),
      date: Number(day.slice(-2)),
      result,
    })
    return [{ day, done, skipped, part: summary && donePart(summary), result, label }]
  })
  const isBusy = isReading && !isKnown
  const title = monthNames.month(month)
  // Not printed: days that were not read would look like days on which nothing was done.
  const isUnread = useMedia('print') && !isKnown
  return (
    <GridItem ref={place}>
      {isUnread ? null : view === 'calendar' ? (
        <Card as="div" hue={module === undefined ? 'day' : hue}>
          <MonthGrid
            label={title}
            month={month}
            weekdays={monthNames.weekdays}
            days={new Map(days.map((day) => [day.day, day]))}
            today={past.today}
            isBusy={isBusy}
          />
        </Card>
      ) : (
        <Table
          title={title}
          headingLevel={3}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          emptyText={t('noDays')}
          isLoading={isBusy}
          loadingLabel={t('loading')}
          columns={[
            { id: 'day', header: t('day'), isRowHeader: true, cell: ({ day }) => names.long(day) },
            { id: 'result', header: t('result'), cell: ({ result }) => result },
            { id: 'done', header: t('done'), align: 'end', cell: ({ done }) => done },
            { id: 'skipped', header: t('skipped'), align: 'end', cell: ({ skipped }) => skipped },
          ]}
        />
      )}
    </GridItem>
  )
}
