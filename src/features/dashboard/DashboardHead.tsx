import { useGetWidgets } from '@daymark/api'
import { Text } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { userOf } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/useSession.ts'
import { useIsQuiet } from '../../lib/query/whenQuiet.ts'
import { moduleKinds } from '../moduleKinds.ts'
import { useDayNames } from '../../lib/days/dayNames.ts'
import { useHour, useToday } from '../../lib/days/days.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'

/** Returns the part of the reader's own day. */
function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 5 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}

/** The heading, a greeting with the date of the lists, and how far the day is. */
export function DashboardHead() {
  const { t } = useTranslation('dashboard')
  const name = userOf(useSession())?.username
  const day = useDayNames().long(useToday())
  const greeting = t(`greeting.${partOfDay(useHour())}`, { name })
  return (
    <ScreenHeader
      title={t('title')}
      description={
        <Text size="sm" tone="muted">
          {name === undefined ? day : `${greeting} · ${day}`}
        </Text>
      }
      actions={<Summaries />}
    />
  )
}

const summaries = Object.values(moduleKinds).flatMap(({ Summary }) => Summary ?? [])

/** Loaded when the browser has nothing else to do. */
function Summaries() {
  const isQuiet = useIsQuiet(...summaries)
  // The cards ask, and say when it failed.
  const { data } = useGetWidgets({ query: { enabled: false } })
  if (!isQuiet || data === undefined) return null
  // Also without widgets: the sign at the icon of the app goes with the last one.
  return Object.values(moduleKinds).map(
    ({ kind, Summary }) => Summary && <Summary key={kind} widgets={data[kind] ?? []} />,
  )
}
