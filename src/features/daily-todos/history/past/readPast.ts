import { type DailyTodoItem, listDailyTodoItems } from '@daymark/api'
import { queryOptions } from '@tanstack/react-query'
import { addDays, dayNow, isoDay } from '../../../../lib/days/days.ts'
import { persisted } from '../../../../lib/offline/persistedQueries.ts'
import { oldestDay, type PageNumber } from '../../todoQueries.ts'
import { type HistoryCache, historyCacheKey, withItems, withNotes } from './historyCache.ts'

/** Most items that the API returns in a page. */
const pageSize = 100
const fiveMinutes = 5 * 60 * 1000
const aWeek = 7 * 24 * 60 * 60 * 1000
/** Days that are read again each time. Earlier ones seldom change, and are read again after a week. */
const newDays = 35

interface PageOfItems {
  items: DailyTodoItem[]
  number: number
}

type ReadPage = (page: PageNumber) => Promise<PageOfItems>

/**
 * Reads the past of a list back to a day, from the newest page back: the length of the whole history does not matter.
 * What was read is persisted on this device. Later only the newest days are read again, and reading continues where it ended.
 */
export function pastOfList(module: number, since: string) {
  return queryOptions({
    queryKey: historyCacheKey(module),
    queryFn: async ({ client, signal, queryKey }): Promise<HistoryCache> => {
      const readPage: ReadPage = async (page) => {
        const params = { module, page, page_size: pageSize }
        const { pageCount, results } = await listDailyTodoItems(params, signal)
        const items = results.map((item) => ({ ...item, date: isoDay(item.date) }))
        return { items, number: page === 'last' ? pageCount : page }
      }
      const known = client.getQueryData<HistoryCache>(queryKey)
      const cached = known && Date.now() - known.begunAt < aWeek ? known : undefined
      const isStale = client.getQueryState(queryKey)?.isInvalidated === true
      const isCurrent = cached && !isStale && Date.now() - cached.readAt < fiveMinutes
      let past = isCurrent ? cached : await readNewest(readPage, cached)
      while (!isReadSince(past, since)) {
        client.setQueryData(queryKey, past)
        // oxlint-disable-next-line no-await-in-loop -- one page after the other, so that a person's own requests come between
        past = withPage(past, await readPage(past.before))
      }
      return past
    },
    staleTime: fiveMinutes,
    structuralSharing: false,
    refetchOnWindowFocus: false,
    ...persisted,
  })
}

/** Returns whether every day from this one on was read. */
export const isReadSince = ({ before, knownAfter }: HistoryCache, since: string) =>
  before < 1 || knownAfter < since

function withPage(past: HistoryCache, { items, number }: PageOfItems): HistoryCache {
  const oldest = oldestDay(items)
  const knownAfter = oldest < past.knownAfter ? oldest : past.knownAfter
  return {
    ...past,
    days: withItems(past.days, items),
    notes: withNotes(past.notes, items),
    knownAfter: number <= 1 ? '' : knownAfter,
    before: number - 1,
  }
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
    readOn,
    readAt,
    begunAt: cached?.begunAt ?? readAt,
  }
  let past = withPage(begin, await readPage('last'))
  if (cached === undefined) return past
  while (past.before >= 1 && past.knownAfter >= settled) {
    // oxlint-disable-next-line no-await-in-loop -- the answer decides whether another one is needed
    past = withPage(past, await readPage(past.before))
  }
  if (cached.knownAfter >= past.knownAfter) return past
  // Where items were added to earlier days meanwhile, those that come next have moved to the page behind.
  return { ...past, knownAfter: cached.knownAfter, before: cached.before && cached.before + 1 }
}
