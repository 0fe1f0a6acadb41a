import { ButtonLink, EmptyState, Heading, Stack, YearRows } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { dayNow } from '../../../lib/days/days.ts'
import { paths } from '../../../paths.ts'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import { ScreenHeader } from '../../../ui/ScreenHeader.tsx'
import { Counting } from './Counting.tsx'
import { HistoryFailure } from './HistoryFailure.tsx'
import { HistoryHeader } from './HistoryHeader.tsx'
import { ListRow } from './ListRow.tsx'
import { Months } from './Months.tsx'
import { yearBefore } from './past/knownPast.ts'
import { useHistory } from './past/useHistory.ts'
import { useFormerPlace } from './useFormerPlace.ts'
import { useLead } from './useLead.ts'
import { ShareYear } from './year/ShareYear.tsx'
import { partsOf, yearOfDays } from './year/year.ts'
import { YearCard } from './YearCard.tsx'

/** The page of the past: what was done of all lists, their year, each list in a few numbers, and the months. */
export function HistoryOfLists({ widgets }: { widgets: readonly OptionOrWidget[] }) {
  const { t } = useTranslation('history')
  const [since, setSince] = useState(() => yearBefore(dayNow()))
  const see = (day: string) => setSince((before) => (day < before ? day : before))
  const history = useHistory(widgets, { since })
  const { lists, all, isReading } = history
  const parts = partsOf(all)
  const lead = useLead({ history, past: all, parts, since: yearOfDays(all.today) })
  const moved = useFormerPlace(history)
  if (moved !== undefined) return <Navigate to={moved} replace />

  if (
    history.isListed &&
    lists.every(({ past }) => past.begin !== undefined && past.history.size === 0)
  ) {
    return (
      <>
        <ScreenHeader title={t('title')} />
        <EmptyState
          title={t('nothing.title')}
          action={<ButtonLink href={paths.dashboard}>{t('nothing.action')}</ButtonLink>}
        >
          {t('nothing.text')}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <HistoryHeader
        title={t('title')}
        action={<ShareYear name={t('all')} hue="day" past={all} parts={parts} isOfAll />}
        {...lead}
      />
      <Stack gap={6}>
        {history.isFailed && <HistoryFailure onRetry={history.retry} />}
        <YearCard name={t('all')} hasTitle hue="day" past={all} parts={parts} />
        <Stack gap={3}>
          <Heading level={2} size="lg">
            {t('lists')}
          </Heading>
          <YearRows aria-label={t('lists')}>
            {lists.map((list) => (
              <ListRow key={list.module} list={list} isReading={isReading} />
            ))}
          </YearRows>
        </Stack>
        <Months past={all} history={history} onSeen={see} />
        <Counting past={all} parts={parts} />
      </Stack>
    </>
  )
}
