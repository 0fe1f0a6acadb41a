import { YearGrid } from '@daymark/design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../../lib/days/dayNames.ts'
import { useMonthNames } from './months.ts'
import { type Past, yearBefore } from '../past/knownPast.ts'
import { type DayParts, monthsOf, percentOf } from './year.ts'

interface Props {
  /** The list or the to-do. */
  name: string
  past: Past
  parts: DayParts
  /** The days are those of one to-do, so that there are no parts of a day. */
  isTodo?: boolean
  /** Whether nothing was due on a day. */
  isDayOff?: (day: string) => boolean
  /** The first day of the list or the to-do, once it is known. That of the list unless given. */
  begin?: string | undefined
  /** Shown beside the weeks where there are few of them. */
  note?: ReactNode
}

/** The last 53 weeks of a list or a to-do, as far as they are read; months that are not read are not spoken of. */
export function YearOf({ name, past, parts, isTodo = false, note, ...props }: Props) {
  const { t } = useTranslation('history')
  const names = useMonthNames()
  const dayNames = useDayNames()
  const { today } = past
  const first = yearBefore(today)
  const isDayOff = props.isDayOff ?? past.isDayOff
  const begin = isTodo ? props.begin : past.begin
  function resultOf(day: string): string | undefined {
    if (isDayOff(day)) return t('days.off')
    if (isTodo) {
      const part = parts.get(day)
      if (part === undefined) return undefined
      return t(`year.todoDay.${part === null ? 'skipped' : part === 1 ? 'done' : 'open'}`)
    }
    const summary = past.summary(day)
    return summary && t(`days.${summary.level}`, { ...summary })
  }
  function dayText(day: string): string {
    const result = resultOf(day)
    const name = dayNames.long(day)
    return result === undefined ? name : t('year.day', { day: name, result })
  }
  /** Returns the share of the to-dos of a month, which for one to-do says no more than its days. */
  const percentIn = (month: string) =>
    isTodo ? 0 : (percentOf(past, `${month}-01`, `${month}-31`) ?? 0)
  // Half of a month would say something else than the whole.
  const months = monthsOf(parts, today).filter(({ month }) => {
    const begin = `${month}-01`
    return past.isKnownFrom(begin < first ? first : begin)
  })
  return (
    <YearGrid
      label={t('year.label', { name })}
      until={today}
      parts={parts}
      isUnread={(day) => !past.knows(day)}
      {...(begin !== undefined && { begin })}
      dayText={dayText}
      monthName={names.short}
      weekdays={names.weekdays.map(({ short }) => short)}
      isSmall={isTodo}
      note={note}
      months={months.map(({ month, done, days }) => ({
        name: names.month(month),
        text: t(isTodo ? 'year.monthOfTodo' : 'year.month', {
          done,
          count: days,
          percent: percentIn(month),
        }),
      }))}
      headings={[t('year.monthHeading'), t('year.daysHeading')]}
    />
  )
}
