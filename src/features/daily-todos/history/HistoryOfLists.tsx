import {
  ButtonLink,
  EmptyState,
  Grid,
  GridItem,
  Heading,
  Stack,
  useMedia,
} from '@daymark/design-system'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayNow } from '../../../lib/days/days.ts'
import { useWait } from '../../../lib/offline/connection.ts'
import { paths } from '../../../paths.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import { ScreenHeader } from '../../../ui/ScreenHeader.tsx'
import '../../../ui/history/texts.ts'
import { AllListsCard } from './AllListsCard.tsx'
import { Counting } from './Counting.tsx'
import { HistoryLead } from './HistoryLead.tsx'
import { yearBefore } from './past/knownPast.ts'
import { ListCard } from './ListCard.tsx'
import { Months } from './Months.tsx'
import { ShareYear } from './year/ShareYear.tsx'
import { useHistory } from './past/useHistory.ts'
import { useLinkedPlace } from './useLinkedPlace.ts'
import { partsOf } from './year/year.ts'

/** The page of the past: the year over all lists first, then each list with its to-dos, then the months. */
export function HistoryOfLists({ widgets }: { widgets: readonly OptionOrWidget[] }) {
  const { t } = useTranslation('history')
  const wait = useWait()
  const isConnectionLost = wait !== undefined && wait.kind !== 'busy'
  // Half of a narrower window has no room for the cells of a year.
  const isRoomy = useMedia('(width >= 66rem)')
  const isWide = useMedia('(width >= 105rem)')
  const [since, setSince] = useState(() => yearBefore(dayNow()))
  const see = useCallback((day: string) => setSince((before) => (day < before ? day : before)), [])
  const history = useHistory(widgets, since)
  const { lists, all, isFailed } = history
  const parts = useMemo(() => partsOf(all), [all])
  const columns = isWide && lists.length > 2 ? 3 : isRoomy ? 2 : 1
  const counting = <Counting all={all} parts={parts} />
  // No hole at the end of the last row.
  const hasFreePlace = lists.length % columns > 0
  const linked = useLinkedPlace(history.isListed)

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
      <ScreenHeader
        title={t('title')}
        description={<HistoryLead history={history} parts={parts} />}
        actions={<ShareYear name={t('all')} hue="day" past={all} parts={parts} />}
      />
      <Stack gap={8}>
        {isFailed && (
          <LoadFailure text={t(isConnectionLost ? 'offline' : 'missing')} onRetry={history.retry} />
        )}
        <AllListsCard past={all} parts={parts} />
        <Stack gap={4}>
          <Heading level={2} size="lg">
            {t('lists')}
          </Heading>
          <Grid as="ul" columns={columns} isPacked={lists.length > 2} aria-label={t('lists')}>
            {lists.map((list) => (
              <ListCard key={list.module} list={list} openTodo={linked} />
            ))}
            {hasFreePlace && <GridItem>{counting}</GridItem>}
          </Grid>
        </Stack>
        {!hasFreePlace && counting}
        <Months history={history} onSeen={see} />
      </Stack>
    </>
  )
}
