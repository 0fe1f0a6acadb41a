import type { DailyTodoOption } from '@daymark/api'
import { ArrowStartIcon, Button, Text, useIsNarrow } from '@daymark/design-system'
import { type InfiniteData, queryOptions, useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addDays, useHour, useLocalDay, useToday } from '../../lib/days/days.ts'
import { keptOffline } from '../../lib/offline/keptAnswers.ts'
import { widgetAnchor } from '../../paths.ts'
import { inChosenOrder, widgetsOrder } from '../../ui/arrange/chosenOrder.ts'
import type { OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import { type History, historyOf, openOn, settledDays, withItems } from './history/history.ts'
import { visitDay } from './linkedDay.ts'
import './changes/texts.ts'
import { useDeferredPendingChanges } from './statusMutation.ts'
import { type ItemPage, itemsOfPages, pastItemsKey } from './todoQueries.ts'

const pastOf = (results: { data: InfiniteData<ItemPage> | undefined }[]) =>
  results.map(({ data }) => data && itemsOfPages(data.pages))

/** Returns the history of a list that its card has read. The query keeps the options of its last reader, so they are repeated here. */
const knownPast = (module: number) =>
  queryOptions<InfiniteData<ItemPage>>({
    queryKey: pastItemsKey(module),
    enabled: false,
    ...keptOffline,
  })

interface Props {
  widgets: readonly OptionOrWidget[]
  /** Those of the widgets, each once. */
  modules: readonly number[]
  /** The options of each module, as far as they are known. */
  lists: readonly (readonly DailyTodoOption[] | undefined)[]
}

/**
 * Shows what is left of yesterday, and on a Sunday evening how the week went, as soon as every card has read its past.
 * A choice of today reckons the week again, and nothing else.
 */
export function PastSummary({ widgets, modules, lists }: Props) {
  const recent = useQueries({ queries: modules.map(knownPast), combine: pastOf })
  // The reader's own Sunday: where they are it may be another day than in their lists.
  const localDay = useLocalDay()
  const isSundayEvening = useHour() >= 18 && new Date(localDay).getUTCDay() === 0
  // What the cards have read of the past, of all lists together.
  const past = historyOf(recent.flatMap((list) => list ?? []))
  const ids = lists.map((list) => (list ?? []).map(({ id }) => id))
  if (recent.includes(undefined)) return null
  return (
    <>
      <LeftOfYesterday widgets={widgets} modules={modules} ids={ids} past={past} />
      {isSundayEvening && <SettledDays ids={ids} past={past} />}
    </>
  )
}

interface PastProps {
  /** The options of each module. */
  ids: readonly (readonly number[])[]
  past: History
}

function SettledDays({ ids, past }: PastProps) {
  const { t } = useTranslation('listChanges')
  const localDay = useLocalDay()
  const history = withItems(past, useDeferredPendingChanges())
  return (
    <Text size="sm" tone="muted">
      {t('summary.week', { count: settledDays(localDay, ids, history) })}
    </Text>
  )
}

type LeftProps = PastProps & Omit<Props, 'lists'>

function LeftOfYesterday({ past, ...props }: LeftProps) {
  const today = useToday()
  const pending = useDeferredPendingChanges()
  // A choice of today leaves it the same object, for which nothing is reckoned again.
  const known = withItems(
    past,
    pending.filter(({ date }) => date < today),
  )
  return <LeftOn day={addDays(today, -1)} past={known} {...props} />
}

function LeftOn({ day, ids, past, widgets, modules }: LeftProps & { day: string }) {
  const today = useToday()
  const left = openOn(day, ids, past, today)

  function show() {
    visitDay(day)
    // The first card with something left says by its focus where to go on.
    const first = inChosenOrder(widgetsOrder('dailyTodos'), widgets).find(({ module }) => {
      const list = ids[modules.indexOf(module)] ?? []
      return openOn(day, [list], past, today) > 0
    })
    if (first) document.getElementById(widgetAnchor('dailyTodos', first.id))?.focus()
  }
  return left > 0 && <YesterdayButton count={left} onPress={show} />
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
