import { type DailyTodoItem, listDailyTodoItems } from '@daymark/api'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { addDays, dayNow, isoDay } from '../../../../lib/days/days.ts'
import { persisted } from '../../../../lib/offline/persistedQueries.ts'
import { dayItems } from '../../todoQueries.ts'
import { type HistoryCache, historyCacheKey, withItems, withNotes } from './historyCache.ts'

/** Most items that the API returns in a page. */
const pageSize = 100
const fiveMinutes = 5 * 60 * 1000
const aWeek = 7 * 24 * 60 * 60 * 1000
/** Days that are read again each time. Earlier ones seldom change, and are read again after a week. */
const newDays = 14
/** The days that a dashboard shows: today and the six before it. */
export const shownDays = 7

interface PageOfItems {
  items: DailyTodoItem[]
  number: number
}

type ReadPage = (page: number | 'last') => Promise<PageOfItems>

/**
 * The past of a list, from its newest page back: the one answer that streaks, the week, the history and the notes read. It is
 * an accumulation by days and not an infinite query, because TanStack refetches every page of one.
 *
 * A fetch reads the newest days again where they may have changed. Where they have just been read, it reads one page further
 * back, see `usePasts`. The length of the whole history does not matter.
 */
export function pastOfList(module: number) {
  return queryOptions({
    queryKey: historyCacheKey(module),
    queryFn: async ({ client, signal, queryKey }): Promise<HistoryCache> => {
      const readPage: ReadPage = async (page) => {
        const params = { module, page, page_size: pageSize }
        const { pageCount, results } = await listDailyTodoItems(params, signal)
        const items = results.map((item) => ({ ...item, date: isoDay(item.date) }))
        if (page === 'last') shareShownDays(client, module, items)
        return { items, number: page === 'last' ? pageCount : page }
      }
      const known = client.getQueryData<HistoryCache>(queryKey)
      const cached = known && Date.now() - known.begunAt < aWeek ? known : undefined
      const isStale = client.getQueryState(queryKey)?.isInvalidated === true
      const isCurrent = cached && !isStale && Date.now() - cached.readAt < fiveMinutes
      if (!isCurrent) return readNewest(readPage, cached)
      return cached.before < 1 ? cached : withPage(cached, await readPage(cached.before))
    },
    staleTime: fiveMinutes,
    structuralSharing: false,
    ...persisted,
  })
}

/** Returns whether every day from this one on was read. */
export const isReadSince = ({ before, knownAfter }: HistoryCache, since: string) =>
  before < 1 || knownAfter < since

/** Returns whether the days that a dashboard shows were read. */
export const isWeekRead = (past: HistoryCache, today: string) =>
  isReadSince(past, addDays(today, 1 - shownDays))

function withPage(past: HistoryCache, { items, number }: PageOfItems): HistoryCache {
  const oldest = oldestDay(items)
  const knownAfter = oldest < past.knownAfter ? oldest : past.knownAfter
  return {
    ...past,
    days: withItems(past.days, items),
    notes: withNotes(past.notes, items),
    knownAfter: number <= 1 ? '' : knownAfter,
    before: number - 1,
    newest: Math.max(past.newest ?? 0, number),
  }
}

/** Returns the oldest day of the items of a page. The previous page may have more items of that day. */
function oldestDay(items: readonly DailyTodoItem[]): string {
  return items.reduce((oldest, { date }) => (date < oldest ? date : oldest), '9999-12-31')
}

/** Reads the newest page, or as many as lead back to cached days, which seldom change. */
async function readNewest(
  readPage: ReadPage,
  cached: HistoryCache | undefined,
): Promise<HistoryCache> {
  const readAt = Date.now()
  const readOn = dayNow()
  const settled = addDays(cached && cached.readOn < readOn ? cached.readOn : readOn, -newDays)
  const begin: HistoryCache = {
    days: cached?.days ?? {},
    notes: cached?.notes ?? {},
    knownAfter: '9999-12-31',
    before: 0,
    newest: 0,
    readOn,
    readAt,
    begunAt: cached?.begunAt ?? readAt,
  }
  let past = withPage(begin, await readPage('last'))
  if (cached === undefined) return past
  while (past.before >= 1 && past.knownAfter >= settled && past.knownAfter > cached.knownAfter) {
    // oxlint-disable-next-line no-await-in-loop -- the answer decides whether another one is needed
    past = withPage(past, await readPage(past.before))
  }
  if (cached.knownAfter >= past.knownAfter) return past
  // Where items were added to earlier days meanwhile, those that come next have moved to the page behind.
  return { ...past, knownAfter: cached.knownAfter, before: cached.before && cached.before + 1 }
}

/** Shows a step to one of the last days at once: the newest page has those days. A day that was read before stays as it is. */
function shareShownDays(
  client: QueryClient,
  module: number,
  items: readonly DailyTodoItem[],
): void {
  const today = dayNow()
  const oldest = oldestDay(items)
  for (let day = addDays(today, -1); day > addDays(today, -shownDays); day = addDays(day, -1)) {
    if (day <= oldest) return
    client.setQueryData(
      dayItems(module, day).queryKey,
      (before) => before ?? items.filter(({ date }) => date === day),
    )
  }
}
