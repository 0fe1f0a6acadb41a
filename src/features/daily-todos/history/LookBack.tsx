import {
  Button,
  EmptyState,
  Grid,
  Inline,
  SegmentedChoice,
  Stack,
  Text,
} from '@daymark/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsConnectionLost } from '../../../lib/offline/connection.ts'
import { addDays, dayNow } from '../../../lib/days/days.ts'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { whenQuiet } from '../../../lib/query/whenQuiet.ts'
import { optionsOrder, useChosenOrder } from '../../../ui/arrange/chosenOrder.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { RefetchIndicator } from '../../../ui/RefetchIndicator.tsx'
import type { OptionOrWidget } from '../../../ui/module-kind/moduleKind.ts'
import { moduleOptions } from '../todoQueries.ts'
import { MonthOfList } from './MonthOfList.tsx'
import { monthsBefore } from './months.ts'
import { reportedDays } from './streaks.ts'
import { TodoReports } from './TodoReports.tsx'
import { YearOfList } from './YearOfList.tsx'
import { usePast } from './usePast.ts'
import { yearBefore } from './year.ts'
import '../../../ui/look-back/texts.ts'

/** A row of them on a wide window. */
const monthsAtATime = 3

const views = ['calendar', 'table'] as const

/** The past of a list: how each to-do went, and its year, and its months, read from the newest back (docs/product.md#7-16). */
export function LookBack({ widget: { module, name } }: { widget: OptionOrWidget }) {
  const { t } = useTranslation('lookBack')
  const names = useDayNames()
  const isConnectionLost = useIsConnectionLost()
  const { data } = useSuspenseQuery(moduleOptions(module))
  const options = useChosenOrder(optionsOrder(module), data)
  const [view, setView] = useState<(typeof views)[number]>('calendar')
  const [monthCount, setMonthCount] = useState(monthsAtATime)
  const [since, setSince] = useState(() => addDays(dayNow(), 1 - reportedDays))
  const see = useCallback((day: string) => setSince((before) => (day < before ? day : before)), [])
  const past = usePast(module, options, since)
  const { today, begin, isReading, isFailed } = past
  useEffect(() => whenQuiet(() => see(yearBefore(today))), [see, today])

  const months = monthsBefore(today, monthCount).filter(
    (month) => begin === undefined || month >= begin.slice(0, 7),
  )
  const hasEarlier = begin === undefined || `${months.at(-1)}-01` > begin

  if (begin !== undefined && past.history.size === 0) {
    return (
      <EmptyState title={t('nothing.title')} headingLevel={2}>
        {t('nothing.text')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={8}>
      {isFailed && (
        <LoadFailure text={t(isConnectionLost ? 'offline' : 'missing')} onRetry={past.retry} />
      )}
      <YearOfList name={name} options={options} past={past} />
      <TodoReports options={options} past={past} />
      <Stack gap={4}>
        <Inline isOnScreenOnly>
          <SegmentedChoice
            label={t('view')}
            value={view}
            onChange={setView}
            options={views.map((value) => ({ value, label: t(value) }))}
          />
          <RefetchIndicator isFetching={isReading} />
        </Inline>
        <Grid
          as="ul"
          aria-label={t('months')}
          columns={view === 'table' ? 1 : 3}
          isSideBySideOnPaper={view === 'calendar'}
        >
          {months.map((month) => (
            <MonthOfList key={month} month={month} past={past} view={view} onSeen={see} />
          ))}
        </Grid>
        <Inline>
          {hasEarlier ? (
            <Button onPress={() => setMonthCount((count) => count + monthsAtATime)}>
              {t('earlier')}
            </Button>
          ) : (
            <Text tone="muted">{t('begin', { day: names.long(begin) })}</Text>
          )}
        </Inline>
      </Stack>
    </Stack>
  )
}
