import { announce, ArcRing, DayStrip, Dot, Strong, Words } from '@daymark/design-system'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { addDays, useToday } from '../../../lib/days/days.ts'
import { choosePageDay, usePageDay } from '../../../lib/days/pageDay.ts'
import { inChosenOrder, useChosenOrders, widgetsOrder } from '../../../ui/arrange/chosenOrder.ts'
import type { DayHeadProps } from '../../../ui/module-kind/moduleKind.ts'
import { setBadge } from '../appBadge.ts'
import '../changes/texts.ts'
import { shownDays } from '../history/past/readPast.ts'
import { DaySentence } from './DaySentence.tsx'
import { arcsOf, type DayOfLists, totalOf, useListDays } from './listDays.ts'

interface Props {
  daysOf: (day: string) => DayOfLists
}

/**
 * Counts all lists once, for every part of the head, and hands those parts to the page, which has their room and its
 * heading from the start.
 */
export function DayHead({ widgets, onParts }: DayHeadProps) {
  const orders = useChosenOrders()
  const modules = useMemo(() => {
    const cards = inChosenOrder(widgetsOrder('dailyTodos'), widgets, orders)
    return [...new Set(cards.map(({ module }) => module))]
  }, [widgets, orders])
  const daysOf = useListDays(modules)
  const today = useToday()
  useAppBadge(daysOf(today))
  useEffect(() => {
    onParts({
      title: <DayTitle daysOf={daysOf} />,
      line: <DayLine daysOf={daysOf} />,
      ring: <DayRing daysOf={daysOf} />,
      strip: modules.length > 0 && <DayWeek daysOf={daysOf} />,
      renderSecondLine: (greeting) => (
        <DaySentence daysOf={daysOf} widgets={widgets} greeting={greeting} />
      ),
    })
  }, [daysOf, widgets, modules, onParts])
  useSpokenDay()
  return null
}

/** Says the day that all lists have gone to: one sentence, instead of a date for each list. */
function useSpokenDay(): void {
  const { t } = useTranslation('listChanges')
  const names = useDayNames()
  const today = useToday()
  const { day, choice } = usePageDay()
  const [first] = useState(choice)
  const say = useEffectEvent(() => {
    announce(t('day.shown', { day: `${names.spoken(day, today)}, ${names.date(day)}` }))
  })
  useEffect(() => {
    if (choice !== first) say()
  }, [choice, first])
}

/** The weekday; of a today that is complete it says so. */
function DayTitle({ daysOf }: Props) {
  const { t } = useTranslation('listChanges')
  const { day } = usePageDay()
  const isToday = day === useToday()
  const { total, open } = totalOf(daysOf(day) ?? [])
  const weekday = useDayNames().title(day)
  const isFinished = isToday && total > 0 && open === 0
  return <Words>{isFinished ? t('day.finished', { weekday }) : weekday}</Words>
}

/** How many are done of how many. */
function DayLine({ daysOf }: Props) {
  const { t } = useTranslation('listChanges')
  const { day } = usePageDay()
  const { total, done } = totalOf(daysOf(day) ?? [])
  if (total === 0) return null
  return (
    <Words>
      <Dot />
      <Strong>{t('day.count', { done, total })}</Strong>
      {` ${t('day.done')}`}
    </Words>
  )
}

/** The ring of all lists. */
function DayRing({ daysOf }: Props) {
  const { t } = useTranslation('listChanges')
  const today = useToday()
  const names = useDayNames()
  const { day } = usePageDay()
  const lists = daysOf(day)
  const { total, open } = totalOf(lists ?? [])
  if (lists === undefined) return <ArcRing size="large" value={0} maxValue={0} />
  if (total === 0) return null
  return (
    <ArcRing
      size="large"
      label={day === today ? t('summary.label') : t('summary.labelOn', { day: names.long(day) })}
      arcs={arcsOf(lists)}
      value={total - open}
      maxValue={total}
      valueLabel={t('summary.value', { settled: total - open, total })}
    />
  )
}

/** Shows how many to-dos are open today at the icon of the installed app, as soon as that is known. */
function useAppBadge(lists: DayOfLists): void {
  const open = lists && totalOf(lists).open
  useEffect(() => {
    if (open !== undefined) setBadge(open)
  }, [open])
}

/** The last seven days of all lists, and a way to each for the whole page. */
function DayWeek({ daysOf }: Props) {
  const { t } = useTranslation('dailyTodos')
  const today = useToday()
  const names = useDayNames()
  const { day } = usePageDay()
  const days = Array.from({ length: shownDays }, (_, index) =>
    addDays(today, index + 1 - shownDays),
  )
  return (
    <DayStrip
      label={t('week.label')}
      value={day}
      today={today}
      onChange={choosePageDay}
      days={days.map((one) => {
        const lists = daysOf(one)
        const { done, total, ...others } = totalOf(lists ?? [])
        const level = levelOf({ done, total, ...others })
        return {
          day: one,
          caption: names.short(one),
          number: Number(one.slice(-2)),
          label: t(`week.${lists === undefined ? 'unknown' : level}`, {
            day: names.long(one),
            done,
            total,
          }),
          arcs: lists && arcsOf(lists),
          isBefore: lists !== undefined && total === 0,
        }
      })}
    />
  )
}

function levelOf({ done, skipped, total, open, isDayOff }: ReturnType<typeof totalOf>) {
  if (total === 0) return isDayOff ? 'off' : 'before'
  if (open === 0) return done > 0 ? 'full' : 'passed'
  return done + skipped > 0 ? 'some' : 'empty'
}
