import { Text, Words } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { useAreStreaksShown } from './past/streaks.ts'
import type { AllHistory } from './past/useHistory.ts'
import { bestWeekday, countOf, type DayParts, streaksOfParts, yearOfDays } from './year/year.ts'

interface Props {
  history: AllHistory
  parts: DayParts
}

/** Says how the year went. Nothing is claimed of it before it is read as a whole: until then it says how far it is read. */
export function HistoryLead({ history: { all, lists, readCount, isReading }, parts }: Props) {
  const { t } = useTranslation('history')
  const names = useDayNames()
  const areStreaksShown = useAreStreaksShown()
  const { today } = all
  if (!all.isKnownFrom(yearOfDays(today))) {
    return (
      <Words>
        {isReading ? t('reading', { read: readCount, count: lists.length }) : t('unread')}
      </Words>
    )
  }
  const { done, days } = countOf(parts, yearOfDays(today), today)
  const { longest } = streaksOfParts(parts, today)
  const best = bestWeekday(parts, today)
  return (
    <Words>
      <Text as="span" weight="strong">
        {t('lead.count', { done, days })}
      </Text>{' '}
      {[
        t('lead.complete', { count: days }),
        areStreaksShown && longest > 0 && t('lead.longest', { count: longest }),
        best !== undefined && t('lead.best', { weekday: names.weekday(best) }),
      ]
        .filter((text) => text !== false)
        .join(' · ')}
    </Words>
  )
}
