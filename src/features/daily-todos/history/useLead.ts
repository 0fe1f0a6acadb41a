import { type LeadHeaderProps, useMedia } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { addDays } from '../../../lib/days/days.ts'
import { type Past, yearBefore } from './past/knownPast.ts'
import { reportedDays, useAreStreaksShown } from './past/streaks.ts'
import type { AllHistory } from './past/useHistory.ts'
import { bestWeekday, countOf, type DayParts, percentOf, streaksOfParts } from './year/year.ts'

interface Subject {
  history: Pick<AllHistory, 'lists' | 'readCount' | 'isReading'>
  past: Past
  parts: DayParts
  /** The first of the days of which the complete ones are counted. */
  since: string
}

/** With fewer days than these it is too early to sum them up. */
const daysOfBegin = 7

/**
 * Returns what leads a page of the history: the share of to-dos that were done lately, then the complete days, then the streak.
 * Nothing is claimed of days before they are read: until then it says how far they are.
 */
export function useLead(subject: Subject): Pick<LeadHeaderProps, 'lead' | 'facts'> {
  return { lead: useNumber(subject), facts: useFacts(subject) }
}

function useNumber({ history, past }: Subject): LeadHeaderProps['lead'] {
  const { t } = useTranslation('history')
  const { today, begin } = past
  const since = addDays(today, 1 - reportedDays)
  if (!past.isKnownFrom(since)) return history.isReading ? 'waiting' : undefined
  const percent = percentOf(past, since, today)
  // Nothing is worse than a large zero.
  if (percent === undefined || percent === 0) return undefined
  const isWhole = begin === undefined || begin <= since
  return {
    number: String(percent),
    unit: '%',
    words: isWhole ? t('lead.lately', { count: reportedDays }) : t('lead.soFar'),
  }
}

function useFacts({ history, past, parts, since }: Subject): string[] {
  const { t } = useTranslation('history')
  const names = useDayNames()
  const areStreaksShown = useAreStreaksShown()
  const isNarrow = useMedia('screen and (width < 48rem)')
  const { today } = past
  if (!past.isKnownFrom(yearBefore(today))) {
    const { isReading, readCount, lists } = history
    return [isReading ? t('reading', { read: readCount, count: lists.length }) : t('unread')]
  }
  const { done, days } = countOf(parts, since, today)
  if (days < daysOfBegin) return [t('lead.begun', { count: done })]
  const { longest } = streaksOfParts(parts, today)
  const best = bestWeekday(parts, today)
  return [
    t('lead.complete', { done, count: days }),
    areStreaksShown && longest > 0 && t('lead.longest', { count: longest }),
    best !== undefined && !isNarrow && t('lead.best', { weekday: names.weekday(best) }),
  ].filter((text) => text !== false)
}
