import type { DailyTodoOption } from '@daymark/api'
import { useToday } from '../../../lib/days/days.ts'
import { usePendingChanges } from '../statusMutation.ts'
import {
  type DaySummary,
  firstDays,
  type History,
  historyOf,
  summariser,
  withItems,
} from './history.ts'
import { usePastItems } from './pastItems.ts'

export interface Past {
  today: string
  history: History
  /** How a day went that is known; undefined for any other. */
  summary: (day: string) => DaySummary | undefined
  /** The first day of each to-do, see `firstDays`. */
  first: ReadonlyMap<number, string>
  /** Whether everything from this day on is known. */
  isKnownFrom: (day: string) => boolean
  /** The first day with an item, as soon as everything is known. */
  begin: string | undefined
  isReading: boolean
  isFailed: boolean
  retry: () => void
}

/** Returns the past of a list, as far back as a day, with what was just chosen. */
export function usePast(module: number, options: readonly DailyTodoOption[], since: string): Past {
  const today = useToday()
  const { items, knownAfter, ...reading } = usePastItems(module, since)
  const pending = usePendingChanges(module)

  const history = withItems(historyOf(items), pending)
  const begin = [...history.keys()].toSorted()[0] ?? today
  const ids = options.map(({ id }) => id)
  const first = firstDays(history, ids)
  const sumUp = summariser(ids, first, today)
  const isKnownFrom = (day: string) => knownAfter !== undefined && knownAfter < day
  return {
    today,
    history,
    first,
    summary: (day) =>
      isKnownFrom(day) && day <= today && day >= begin ? sumUp(day, history.get(day)) : undefined,
    isKnownFrom,
    begin: knownAfter === '' ? begin : undefined,
    ...reading,
  }
}
