import type { DailyTodoOption } from '@daymark/api'
import { useQuery } from '@tanstack/react-query'
import { useUtcToday } from '../../../ui/days.ts'
import { usePendingChanges } from '../statusMutation.ts'
import {
  type DaySummary,
  firstDays,
  type History,
  historyOf,
  summariser,
  withItems,
} from './history.ts'
import { useItemPages } from './itemPages.ts'
import { recentItems } from './recentItems.ts'

export interface Past {
  today: string
  history: History
  /** How a day went that is known; undefined for any other. */
  summary: (day: string) => DaySummary | undefined
  /** Whether everything from this day on is known. */
  isKnownFrom: (day: string) => boolean
  /** The first day with an item, as soon as everything is known. */
  begin: string | undefined
  isReading: boolean
  isFailed: boolean
  retry: () => void
}

/** The past of a list, as far back as a day: what its card has read, pages of its items, and what was just chosen. */
export function usePast(module: number, options: readonly DailyTodoOption[], since: string): Past {
  const today = useUtcToday()
  const recent = useQuery(recentItems(module))
  const { pages, knownAfter, ...reading } = useItemPages(module, since)
  const pending = usePendingChanges().filter((change) => change.module === module)

  // What was read later counts.
  const sources = [...pages, { items: recent.data ?? [], readAt: recent.dataUpdatedAt }]
    .toSorted((one, other) => one.readAt - other.readAt)
    .flatMap(({ items }) => items)
  const history = withItems(historyOf(sources), pending)
  const first = firstDays(history)
  const begin = [...first.values()].toSorted()[0] ?? today
  const sumUp = summariser(
    options.map(({ id }) => id),
    first,
    today,
  )
  const isKnownFrom = (day: string) => knownAfter !== undefined && knownAfter < day
  // The oldest day of what was read may go on on the page before, and would look full with half of its items.
  const cut = [knownAfter, recent.data?.[0]?.date]
  return {
    today,
    history,
    summary: (day) => {
      const isWhole = isKnownFrom(day) || (history.has(day) && !cut.includes(day))
      return isWhole && day <= today && day >= begin ? sumUp(day, history.get(day)) : undefined
    },
    isKnownFrom,
    begin: knownAfter === '' ? begin : undefined,
    ...reading,
  }
}
