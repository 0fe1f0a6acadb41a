import { useGetWidgets } from '@daymark/api'
import { ArcRing, Button, DayHeader, Dot, DayStripPlaceholder, Words } from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../lib/days/dayNames.ts'
import { addDays, useHour, useToday } from '../../lib/days/days.ts'
import { choosePageDay, usePageDay } from '../../lib/days/pageDay.ts'
import { useIsQuiet } from '../../lib/query/whenQuiet.ts'
import { userOf } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/useSession.ts'
import { DocumentTitle } from '../../ui/DocumentTitle.tsx'
import type { DayParts } from '../../ui/module-kind/moduleKind.ts'
import { useScreenHeading } from '../../ui/useScreenHeading.ts'
import { moduleKinds } from '../moduleKinds.ts'

/** Returns the part of the reader's own day. */
function partOfDay(hour: number): 'night' | 'morning' | 'afternoon' | 'evening' {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

function useGreeting(): string | undefined {
  const { t } = useTranslation('dashboard')
  const name = userOf(useSession())?.username
  const greeting = t(`greeting.${partOfDay(useHour())}`, { name })
  return name === undefined ? undefined : greeting
}

/** The day as the heading, what is known of it below, and the week: a day of it is a day of the whole page. */
export function DashboardHead() {
  const { t } = useTranslation('dashboard')
  const names = useDayNames()
  const today = useToday()
  const { day } = usePageDay()
  const [parts, setParts] = useState<DayParts>()
  const headingRef = useScreenHeading()
  const hasWeek = useHasWeek()
  const greeting = useGreeting()
  const isFirstRun = useIsEmpty()
  return (
    <>
      <DocumentTitle title={t('title')} />
      <DayHeader
        headingRef={headingRef}
        isAnotherDay={day !== today}
        isQuiet={isFirstRun}
        title={parts?.title ?? names.title(day)}
        line={
          <Words>
            {names.date(day)}
            {parts?.line}
            {isFirstRun && greeting !== undefined && (
              <>
                <Dot />
                <Words>{greeting}</Words>
              </>
            )}
          </Words>
        }
        secondLine={
          day === today ? (
            parts?.renderSecondLine(greeting)
          ) : (
            <Words>
              {names.distanceTitle(day, today)}
              <Dot />
              <Button variant="quiet" size="small" isInText onPress={() => choosePageDay(today)}>
                {t('backToToday')}
              </Button>
            </Words>
          )
        }
        ring={parts ? parts.ring : hasWeek && <ArcRing size="large" value={0} maxValue={0} />}
        strip={parts?.strip ?? (hasWeek && <WeekPlaceholder day={day} />)}
      />
      <DayCounts onParts={setParts} />
    </>
  )
}

/** Returns whether a week is shown. Without lists its room goes before the cards come, so that they do not move later. */
function useHasWeek(): boolean {
  const { data } = useGetWidgets()
  return (
    data === undefined ||
    Object.values(moduleKinds).some(({ kind, DayHead }) => DayHead && data[kind]?.length > 0)
  )
}

/** Returns whether the dashboard asks for its first lists: its question is what the page is about. */
function useIsEmpty(): boolean {
  const { data } = useGetWidgets()
  return (
    data !== undefined && Object.values(moduleKinds).every(({ kind }) => !(data[kind]?.length > 0))
  )
}

/** How many days the strip has. */
const shownDays = 7

function WeekPlaceholder({ day }: { day: string }) {
  const names = useDayNames()
  const today = useToday()
  const days = Array.from({ length: shownDays }, (_, index) => {
    const one = addDays(today, index + 1 - shownDays)
    return { day: one, caption: names.short(one), number: Number(one.slice(-2)) }
  })
  return <DayStripPlaceholder days={days} value={day} />
}

const dayHeads = Object.values(moduleKinds).flatMap(({ DayHead }) => DayHead ?? [])

/** Loaded when the browser has nothing else to do. */
function DayCounts({ onParts }: { onParts: (parts: DayParts) => void }) {
  const isQuiet = useIsQuiet(...dayHeads)
  // The cards say when it failed.
  const { data } = useGetWidgets()
  if (!isQuiet || data === undefined) return null
  // Also without widgets: the sign at the icon of the app goes with the last one.
  return Object.values(moduleKinds).map(
    ({ kind, DayHead }) =>
      DayHead && <DayHead key={kind} widgets={data[kind] ?? []} onParts={onParts} />,
  )
}
