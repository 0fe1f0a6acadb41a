import { type RowFact, YearRow } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../lib/days/days.ts'
import { paths } from '../../../paths.ts'
import { useListHue } from '../listHue.ts'
import { yearBefore } from './past/knownPast.ts'
import { reportedDays, useAreStreaksShown } from './past/streaks.ts'
import type { ListHistory } from './past/useHistory.ts'
import { countOf, type DayParts, partsOf, streaksOfParts } from './year/year.ts'

/** A list with its numbers and its last weeks. It leads to its own page. */
export function ListRow({ list, isReading }: { list: ListHistory; isReading: boolean }) {
  const { module, name, past } = list
  const hue = useListHue(module)
  const parts = partsOf(past)
  return (
    <YearRow
      href={paths.historyOfList({ moduleId: module })}
      title={name}
      hue={hue}
      lines={useLines(list, { parts, isReading })}
      until={past.today}
      parts={parts}
      isUnread={(day) => !past.knows(day)}
    />
  )
}

interface Known {
  parts: DayParts
  isReading: boolean
}

function useLines(
  { isOnDashboard, isListed, todos, past }: ListHistory,
  { parts, isReading }: Known,
): RowFact[][] | undefined {
  const { t } = useTranslation('history')
  const areStreaksShown = useAreStreaksShown()
  const { today } = past
  const since = addDays(today, 1 - reportedDays)
  const place = isOnDashboard ? [] : [{ text: t('list.notShown') }]
  if (isListed && todos.length === 0) return [[...place, { text: t('list.empty') }]]
  if (!past.isKnownFrom(since)) {
    return isReading ? undefined : [[...place, { text: t('list.unread') }]]
  }
  const { done, days } = countOf(parts, since, today)
  if (days === 0) return [[...place, { text: t('list.never') }]]
  const often = [...place, { text: t('list.days', { done, count: days }) }]
  const { present, longest } = streaksOfParts(parts, today)
  if (!areStreaksShown || longest === 0) return [often]
  if (present === 0) return [often, [{ text: t('todo.present', { count: 0 }) }]]
  const current: RowFact = {
    strong: String(present),
    text: t('todo.days', { count: present }),
    spoken: t('todo.present', { count: present }),
  }
  // A streak that reaches back into days that are not read may be longer.
  if (!past.isKnownFrom(yearBefore(today))) return [often, [current]]
  const best = {
    text: t('todo.best', { count: longest }),
    spoken: t('todo.longest', { count: longest }),
  }
  return [often, [current, best]]
}
