import { type DailyTodoItem, type DailyTodoStatus, listDailyTodoItems } from '@daymark/api'
import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addDays, dayNow, isoDay } from '../../../../lib/days/days.ts'
import { persisted } from '../../../../lib/offline/persistedQueries.ts'
import { alwaysDue, type DueOfTodos } from '../../schedule/schedule.ts'
import { resultOn } from '../../schedule/week.ts'
import {
  type ItemPage,
  itemsOfPages,
  oldestDay,
  type PageNumber,
  pastItemsKey,
  shownDays,
} from '../../todoQueries.ts'

/** Most items that the API returns in a page. */
const pageSize = 100
/** Most pages that a card reads: enough for a streak of a year from a server with ten items a page. */
const mostPagesOfCard = 40

const newest: PageNumber = 'last'

/** Returns the items of a list in the order of their days, from the newest page back. */
export function pastItems(module: number) {
  return infiniteQueryOptions({
    queryKey: pastItemsKey(module),
    queryFn: async ({ pageParam, signal }): Promise<ItemPage> => {
      const params = { module, page: pageParam, page_size: pageSize }
      const { pageCount, results } = await listDailyTodoItems(params, signal)
      return { pageCount, items: results.map((item) => ({ ...item, date: isoDay(item.date) })) }
    },
    initialPageParam: newest,
    getNextPageParam: ({ pageCount }, _pages, page): PageNumber | undefined => {
      const before = (page === 'last' ? pageCount : page) - 1
      return before > 0 ? before : undefined
    },
    staleTime: 5 * 60 * 1000,
    ...persisted,
  })
}

export interface PastItems {
  items: readonly DailyTodoItem[]
  /** Every later day is complete. The previous page may have more of this day. '' when all pages are read. */
  knownAfter: string | undefined
  isReading: boolean
  isFailed: boolean
  retry: () => void
}

/** Reads the days that a card shows, and as far back as a streak goes. */
export function useRecentItems(module: number, due: DueOfTodos = alwaysDue): PastItems {
  return useEarlier(module, ({ items, knownAfter, pageCount }) => {
    const isWeekKnown = knownAfter < addDays(dayNow(), 1 - shownDays)
    return (
      pageCount >= mostPagesOfCard || (isWeekKnown && !isStreakUnbroken(items, knownAfter, due))
    )
  })
}

const none: readonly DailyTodoItem[] = []

const allItems = ({ pages }: InfiniteData<ItemPage>) => ({
  items: itemsOfPages(pages),
  pages,
})

/** The items of a list that other parts of the page have read. Asks for nothing. */
export function useReadItems(module: number): readonly DailyTodoItem[] {
  const past = useInfiniteQuery({ ...pastItems(module), enabled: false, select: allItems })
  return past.data?.items ?? none
}

interface Read {
  items: readonly DailyTodoItem[]
  knownAfter: string
  pageCount: number
}

function useEarlier(module: number, isEnough: (read: Read) => boolean): PastItems {
  const past = useInfiniteQuery({ ...pastItems(module), select: allItems })
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = past
  const knownAfter = data && (hasNextPage ? oldestDay(data.pages.at(-1)?.items ?? []) : '')
  const isWanted =
    data !== undefined &&
    knownAfter !== undefined &&
    hasNextPage &&
    !isEnough({ items: data.items, knownAfter, pageCount: data.pages.length })
  // After every render: a fast page may come before its fetch was ever rendered.
  useEffect(() => {
    if (isWanted && !isFetching && !isError) void fetchNextPage()
  })
  return {
    items: data?.items ?? none,
    knownAfter,
    isReading: isFetching || (isWanted && !isError),
    isFailed: isError,
    retry: () => void (past.isFetchNextPageError ? fetchNextPage() : past.refetch()),
  }
}

/** Returns whether some to-do has missed nothing on the known days up to yesterday. */
function isStreakUnbroken(
  items: readonly DailyTodoItem[],
  knownAfter: string,
  due: DueOfTodos,
): boolean {
  const today = dayNow()
  const first = addDays(knownAfter, 1)
  const settled = new Map<number, Map<string, DailyTodoStatus>>()
  for (const { option, date, status } of items) {
    if (status === 'todo' || date < first || date >= today) continue
    settled.set(
      option,
      (settled.get(option) ?? new Map<string, DailyTodoStatus>()).set(date, status),
    )
  }
  const known: string[] = []
  for (let day = addDays(today, -1); day >= first; day = addDays(day, -1)) known.push(day)
  return [...settled].some(([option, statuses]) => {
    const statusOn = (day: string) => statuses.get(day) ?? 'todo'
    const todo = { due: due.get(option), first, today, statusOn }
    return known.every((day) => resultOn(todo, day) !== 0)
  })
}
