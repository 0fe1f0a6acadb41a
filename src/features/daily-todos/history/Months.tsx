import {
  Button,
  ChevronDownIcon,
  Grid,
  Heading,
  Inline,
  Menu,
  MenuItem,
  Name,
  SegmentedChoice,
  Stack,
  Text,
} from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { RefetchIndicator } from '../../../ui/RefetchIndicator.tsx'
import { MonthOfHistory } from './MonthOfHistory.tsx'
import { monthsBefore } from './year/months.ts'
import type { AllHistory } from './past/useHistory.ts'

/** A row of them on a wide window. */
const monthsAtATime = 3

const views = ['calendar', 'table'] as const

interface Props {
  history: AllHistory
  /** A month has come into sight; it is called with its first day. */
  onSeen: (day: string) => void
}

/** The months of all lists or of one, from the newest back, as calendars or as tables. */
export function Months({ history: { lists, all, isReading, isFailed }, onSeen }: Props) {
  const { t } = useTranslation('history')
  const names = useDayNames()
  const [chosen, setChosen] = useState('all')
  const [view, setView] = useState<(typeof views)[number]>('calendar')
  const [monthCount, setMonthCount] = useState(monthsAtATime)
  const list = lists.find(({ module }) => String(module) === chosen)
  const past = list?.past ?? all
  const { today, begin } = past
  const months = monthsBefore(today, monthCount).filter(
    (month) => begin === undefined || month >= begin.slice(0, 7),
  )
  const hasEarlier = begin === undefined || `${months.at(-1)}-01` > begin
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Heading level={2} size="lg">
          {t('months')}
        </Heading>
        <Inline isOnScreenOnly>
          <RefetchIndicator isFetching={isReading} />
          {lists.length > 1 && (
            <Menu
              trigger={
                <Button size="small" icon={<ChevronDownIcon size="small" />}>
                  {list ? <Name>{list.name}</Name> : t('all')}
                </Button>
              }
              label={t('monthsOf')}
              selectedKey={chosen}
              onSelectionChange={setChosen}
            >
              <>
                <MenuItem id="all">{t('all')}</MenuItem>
                {lists.map(({ module, name }) => (
                  <MenuItem key={module} isName id={String(module)}>
                    {name}
                  </MenuItem>
                ))}
              </>
            </Menu>
          )}
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
            module={list?.module}
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
          <Button onPress={() => setMonthCount((count) => count + monthsAtATime)}>
            {t('earlier')}
          </Button>
        ) : (
          <Text tone="muted">{t('begin', { day: names.long(begin) })}</Text>
        )}
      </Inline>
    </Stack>
  )
}
