import { type DailyTodoItem, listDailyTodoItems } from '@daymark/api'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { addDays, dayNow, isoDay } from '../../../../lib/days/days.ts'
import { persisted } from '../../../../lib/offline/persisted.ts'
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

/** Days after today that this device knows: a weekend without a connection. */
const nextDays = 2

interface PageOfItems {
  items: DailyTodoItem[]
  number: number
}

/** Reads a page, and returns the past with it. */
type ReadPage = (past: HistoryCache, page: number | 'last') => Promise<HistoryCache>

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
      const readPage: ReadPage = async (past, page) => {
        const asked = Date.now()
        const params = { module, page, page_size: pageSize }
        const { pageCount, results } = await listDailyTodoItems(params, signal)
        const items = results.map((item) => ({ ...item, date: isoDay(item.date) }))
        const read = withPage(past, { items, number: page === 'last' ? pageCount : page })
        shareDays(client, module, { from: read.knownAfter, to: past.knownAfter, asked }, [
          ...items,
          ...(past.unfinished ?? []),
        ])
        return read
      }
      const known = client.getQueryData<HistoryCache>(queryKey)
      const cached = known && Date.now() - known.begunAt < aWeek ? known : undefined
      const isStale = client.getQueryState(queryKey)?.isInvalidated === true
      const isCurrent = cached && !isStale && Date.now() - cached.readAt < fiveMinutes
      if (!isCurrent) return readNewest(readPage, cached)
      return cached.before < 1 ? cached : readPage(cached, cached.before)
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
    unfinished:
      oldest > addDays(past.readOn, -shownDays)
        ? [...items, ...(past.unfinished ?? [])].filter(({ date }) => date === oldest)
        : [],
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
  let past = await readPage(begin, 'last')
  if (cached === undefined) return past
  while (past.before >= 1 && past.knownAfter >= settled && past.knownAfter > cached.knownAfter) {
    // oxlint-disable-next-line no-await-in-loop -- the answer decides whether another one is needed
    past = await readPage(past, past.before)
  }
  if (cached.knownAfter >= past.knownAfter) return past
  // Where items were added to earlier days meanwhile, those that come next have moved to the page behind.
  return { ...past, knownAfter: cached.knownAfter, before: cached.before && cached.before + 1 }
}

/** Days after one day, up to another one, as the server had them after `asked` (in ms). */
interface Days {
  from: string
  to: string
  asked: number
}

/**
 * Has a step to one of the last days show at once what was read of it. So do the next days, on which a person can choose also
 * where the connection was lost before they began (docs/product.md#7-6). What was read later stays as it is.
 */
function shareDays(
  client: QueryClient,
  module: number,
  { from, to, asked }: Days,
  items: readonly DailyTodoItem[],
): void {
  const today = dayNow()
  for (let ahead = 1 - shownDays; ahead <= nextDays; ahead += 1) {
    const day = addDays(today, ahead)
    if (ahead === 0 || day <= from || day > to) continue
    const { queryKey } = dayItems(module, day)
    const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    if (readAt >= asked) continue
    client.setQueryData(
      queryKey,
      items.filter(({ date }) => date === day),
    )
  }
}
