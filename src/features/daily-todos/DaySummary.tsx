import {
  ArrowStartIcon,
  Button,
  Inline,
  ProgressRing,
  Text,
  useIsNarrow,
} from '@daymark/design-system'
import { type InfiniteData, queryOptions, useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, useHour, useLocalDay, useToday } from '../../lib/days/days.ts'
import { keptOffline } from '../../lib/offline/keptAnswers.ts'
import { widgetAnchor } from '../../paths.ts'
import { inChosenOrder, widgetsOrder } from '../../ui/arrange/chosenOrder.ts'
import type { OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import { useDayCount } from './dayCount.ts'
import { historyOf, openOn, settledDays, withItems } from './history/history.ts'
import { visitDay } from './linkedDay.ts'
import './changes/texts.ts'
import { usePendingChanges } from './statusMutation.ts'
import { setBadge } from './statusQueue.ts'
import {
  byOption,
  dayItems,
  type ItemPage,
  itemsOfPages,
  moduleOptions,
  pastItemsKey,
} from './todoQueries.ts'

const dataOf = <Data,>(results: { data: Data | undefined }[]) => results.map(({ data }) => data)
const pastOf = (results: { data: InfiniteData<ItemPage> | undefined }[]) =>
  results.map(({ data }) => data && itemsOfPages(data.pages))

/** Returns the history of a list that its card has read. The query keeps the options of its last reader, so they are repeated here. */
const knownPast = (module: number) =>
  queryOptions<InfiniteData<ItemPage>>({
    queryKey: pastItemsKey(module),
    enabled: false,
    ...keptOffline,
  })

/**
 * Shows how much of today is complete in all lists, and how many to-dos of the days before are left. Renders nothing
 * until every card has its data. Sends no requests itself.
 */
export function DaySummary({ widgets }: { widgets: readonly OptionOrWidget[] }) {
  const { t } = useTranslation('listChanges')
  const today = useToday()
  const modules = [...new Set(widgets.map(({ module }) => module))]
  const lists = useQueries({
    queries: modules.map((module) => ({ ...moduleOptions(module), enabled: false })),
    combine: dataOf,
  })
  const days = useQueries({
    queries: modules.map((module) => ({ ...dayItems(module, today), enabled: false })),
    combine: dataOf,
  })
  const recent = useQueries({
    queries: modules.map(knownPast),
    combine: pastOf,
  })
  // The reader's own Sunday: where they are it may be another day than in their lists.
  const localDay = useLocalDay()
  const isSundayEvening = useHour() >= 18 && new Date(localDay).getUTCDay() === 0
  const pending = usePendingChanges()
  const isKnown = !lists.includes(undefined) && !days.includes(undefined)
  const options = lists.flatMap((list) => list ?? [])
  const items = byOption(days.flatMap((day) => day ?? []))
  const count = useDayCount(today, options, isKnown ? items : undefined)
  useAppBadge(count?.open)
  if (count === undefined || count.total === 0) return null

  const { total, open } = count
  const settled = total - open
  // What the cards have read of the past, of all lists together.
  const past = withItems(historyOf(recent.flatMap((list) => list ?? [])), pending)
  const isPastKnown = !recent.includes(undefined)
  const ids = lists.map((list) => (list ?? []).map(({ id }) => id))
  const yesterday = addDays(today, -1)
  const left = isPastKnown ? openOn(yesterday, ids, past, today) : 0

  function showYesterday() {
    visitDay(yesterday)
    // The first card with something left says by its focus where to go on.
    const first = inChosenOrder(widgetsOrder('dailyTodos'), widgets).find(({ module }) => {
      const list = ids[modules.indexOf(module)] ?? []
      return openOn(yesterday, [list], past, today) > 0
    })
    if (first) document.getElementById(widgetAnchor('dailyTodos', first.id))?.focus()
  }

  return (
    <Inline gap={3} justify="end">
      {left > 0 && <YesterdayButton count={left} onPress={showYesterday} />}
      {isSundayEvening && isPastKnown && (
        <Text size="sm" tone="muted">
          {t('summary.week', { count: settledDays(localDay, ids, past) })}
        </Text>
      )}
      <ProgressRing
        label={t('summary.label')}
        value={settled}
        maxValue={total}
        valueLabel={t('summary.value', { settled, total })}
      >
        {/* No longer than the number, so that nothing moves when the last to-do is ticked. */}
        {open === 0 ? t('summary.everything') : `${settled}/${total}`}
      </ProgressRing>
    </Inline>
  )
}

/** On a phone an arrow and the number, so that the heading keeps its line. */
function YesterdayButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation('listChanges')
  const isNarrow = useIsNarrow()
  const label = t('summary.yesterday', { count })
  return (
    <Button
      size="small"
      variant="quiet"
      icon={isNarrow && <ArrowStartIcon size="small" />}
      aria-label={isNarrow ? label : undefined}
      onPress={onPress}
    >
      {isNarrow ? count : label}
    </Button>
  )
}

/** Shows how many to-dos are open today at the icon of the installed app, as soon as that is known. */
function useAppBadge(open: number | undefined): void {
  useEffect(() => {
    if (open !== undefined) setBadge(open)
  }, [open])
}
