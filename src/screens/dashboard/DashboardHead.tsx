import { Text } from '@daymark/design-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { userOf } from '../../auth/session.ts'
import { useSession } from '../../auth/useSession.ts'
import { useIsQuiet } from '../../data/whenQuiet.ts'
import { moduleKinds } from '../../module-kinds/registry.ts'
import { useDayNames } from '../../ui/dayNames.ts'
import { useHour, useUtcToday } from '../../ui/days.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { widgetsQuery } from './widgetsQuery.ts'

/** The part of the reader's own day. */
function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 5 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}

/** The heading, a greeting with the date of the lists, and how far the day is. */
export function DashboardHead() {
  const { t } = useTranslation('dashboard')
  const name = userOf(useSession())?.username
  const day = useDayNames().long(useUtcToday())
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

/** Nobody waits for them: they come when the browser has nothing else to do. */
function Summaries() {
  const isQuiet = useIsQuiet(...summaries)
  // The cards ask, and say when it failed.
  const { data } = useQuery({ ...widgetsQuery(), enabled: false })
  if (!isQuiet || data === undefined) return null
  return Object.values(moduleKinds).map(({ kind, Summary }) => {
    const widgets = data[kind] ?? []
    return Summary && widgets.length > 0 && <Summary key={kind} widgets={widgets} />
  })
}
