import {
  Button,
  Grid,
  Heading,
  Inline,
  SegmentedChoice,
  Stack,
  Text,
  useIsNarrow,
} from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { RefetchIndicator } from '../../../ui/RefetchIndicator.tsx'
import { MonthOfHistory } from './MonthOfHistory.tsx'
import { monthsBefore } from './year/months.ts'
import type { Past } from './past/knownPast.ts'
import type { AllHistory } from './past/useHistory.ts'

/** A row of them on a wide window. A phone begins with one. */
const monthsAtATime = 3

const views = ['calendar', 'table'] as const

interface Props {
  /** The list. Without it, the months are those of all lists. */
  module?: number
  past: Past
  history: Pick<AllHistory, 'isReading' | 'isFailed'>
  /** A month has come into sight; it is called with its first day. */
  onSeen: (day: string) => void
}

/** The months of all lists or of one, from the newest back, as calendars or as tables. */
export function Months({ module, past, history: { isReading, isFailed }, onSeen }: Props) {
  const { t } = useTranslation('history')
  const names = useDayNames()
  const [view, setView] = useState<(typeof views)[number]>('calendar')
  const isNarrow = useIsNarrow()
  // A sheet of paper is narrow, too, and has what is shown on the screen.
  const [monthCount, setMonthCount] = useState(isNarrow ? 1 : monthsAtATime)
  const { today, begin } = past
  const months = monthsBefore(today, monthCount).filter(
    (month) => begin === undefined || month >= begin.slice(0, 7),
  )
  const hasEarlier = begin === undefined || `${months.at(-1)}-01` > begin
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Inline>
          <Heading level={2} size="lg">
            {t('months')}
          </Heading>
          <RefetchIndicator isFetching={isReading} />
        </Inline>
        <Inline isOnScreenOnly>
          <SegmentedChoice
            label={t('view')}
            value={view}
            onChange={setView}
            options={views.map((value) => ({ value, label: t(value) }))}
          />
        </Inline>
      </Inline>
      <Grid
        as="ul"
        aria-label={t('months')}
        columns={view === 'table' ? 1 : 3}
        isSideBySideOnPaper={view === 'calendar'}
      >
        {months.map((month) => (
          <MonthOfHistory
            key={month}
            month={month}
            module={module}
            past={past}
            isReading={isReading}
            isFailed={isFailed}
            view={view}
            onSeen={onSeen}
          />
        ))}
      </Grid>
      <Inline>
        {hasEarlier ? (
          <Button onPress={() => setMonthCount(monthCount + monthsAtATime)}>{t('earlier')}</Button>
        ) : (
          <Text tone="muted">{t('begin', { day: names.long(begin) })}</Text>
        )}
      </Inline>
    </Stack>
  )
}
