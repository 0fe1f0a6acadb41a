import { type DailyTodoItem, getListDailyTodoItemsQueryOptions } from '@daymark/api'
import { queryOptions } from '@tanstack/react-query'
import { newestQuery } from '../../../data/listQueries.ts'
import { keptOffline } from '../../../offline/keptAnswers.ts'
import { addDays, isoDay, utcToday } from '../../../ui/days.ts'
import { shownDays } from './shownDays.ts'

/** So many requests at most, for a server that gives ten items at once and a streak of a year. */
const mostPages = 40

const withIsoDays = (items: readonly DailyTodoItem[]) =>
  items.map((item) => ({ ...item, date: isoDay(item.date) }))

const newestItems = (module: number) =>
  newestQuery(
    getListDailyTodoItemsQueryOptions,
    { module },
    {
      isEnough: (read) => {
        const items = withIsoDays(read)
        const since = addDays(utcToday(), 1 - shownDays)
        return (items[0]?.date ?? since) < since && !isStreakUnbroken(items)
      },
      mostPages,
    },
  )

/**
 * The newest items of a list, oldest first: the days that a card shows, and as far back as a streak goes. What was
 * read before stays, so that the past grows with use.
 */
export function recentItems(module: number) {
  const { queryKey, queryFn } = newestItems(module)
  return queryOptions({
    queryKey,
    queryFn: async (context): Promise<DailyTodoItem[]> => {
      const known = context.client.getQueryData<DailyTodoItem[]>(queryKey) ?? []
      return withRecent(known, withIsoDays(await queryFn(context)))
    },
    staleTime: 5 * 60 * 1000,
    ...keptOffline,
  })
}

/** What was read before and what was read now; the oldest day of the latter may go on on the page before. */
export function withRecent(
  known: readonly DailyTodoItem[],
  recent: readonly DailyTodoItem[],
): DailyTodoItem[] {
  const oldest = recent[0]?.date ?? utcToday()
  const isLeft = ({ date, option }: DailyTodoItem) =>
    date === oldest
      ? recent.every((item) => item.date > oldest || item.option !== option)
      : date < oldest
  return [...known.filter(isLeft), ...recent]
}

/** Whether some to-do was settled on every day of these items up to yesterday. */
function isStreakUnbroken(items: readonly DailyTodoItem[]): boolean {
  const first = items[0]?.date
  if (first === undefined) return false
  const yesterday = addDays(utcToday(), -1)
  const settled = new Map<number, Set<string>>()
  for (const { option, date, status } of items) {
    // The oldest day may go on on the page before.
    if (status === 'todo' || date === first || date > yesterday) continue
    settled.set(option, (settled.get(option) ?? new Set()).add(date))
  }
  const days = Math.round((Date.parse(yesterday) - Date.parse(first)) / 86_400_000)
  return [...settled.values()].some((dates) => dates.size === days)
}
