import { type DailyTodoItem, getListDailyTodoItemsQueryOptions } from '@daymark/api'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { newestQuery } from '../../../data/listQueries.ts'
import { keptOffline } from '../../../offline/keptAnswers.ts'
import { addDays, utcToday } from '../../../ui/days.ts'

/** The days that a card shows: today and the six before it. */
export const shownDays = 7

/** So many requests at most, for a server that gives ten items at once and a streak of a year. */
const mostPages = 40

const newestItems = (module: number) =>
  newestQuery(
    getListDailyTodoItemsQueryOptions,
    { module },
    {
      isEnough: (items) => {
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
      const recent = await queryFn(context)
      const oldest = recent[0]?.date ?? utcToday()
      return [...known.filter(({ date }) => date < oldest), ...recent]
    },
    staleTime: 5 * 60 * 1000,
    ...keptOffline,
  })
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

/** Puts an item that the server answered among those that were read before. */
export function putRecentItem(client: QueryClient, item: DailyTodoItem): void {
  client.setQueryData<DailyTodoItem[]>(
    newestItems(item.module).queryKey,
    (items) =>
      items &&
      [
        ...items.filter(({ option, date }) => option !== item.option || date !== item.date),
        item,
      ].toSorted((one, other) => one.date.localeCompare(other.date)),
  )
}
