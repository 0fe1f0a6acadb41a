import { configureApi, type DailyTodoItem, type DailyTodoStatus } from '@daymark/api'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { addDays, dayNow } from '../../../../lib/days/days.ts'
import { putItem } from '../../todoQueries.ts'
import { type HistoryCache, historyCacheKey } from './historyCache.ts'
import { pastOf } from './knownPast.ts'
import { isReadSince, pastOfList } from './readPast.ts'

const daysAgo = (count: number) => addDays(dayNow(), -count)

/** Items of one list in the order of their days. The server returns ten items a page, whatever is asked for. */
let items: DailyTodoItem[]
let asked: (string | null)[]
let client: QueryClient

/** One to-do with an item for each of the last days. */
const daily = (count: number): DailyTodoItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    module: 1,
    option: 1,
    date: daysAgo(count - 1 - index),
    status: 'todo' as const,
  }))

beforeEach(() => {
  asked = []
  items = daily(95)
  configureApi({ origin: location.origin, readCookies: () => '' })
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const page = new URL(url).searchParams.get('page')
    asked.push(page)
    const pageCount = Math.ceil(items.length / 10)
    const number = page === 'last' ? pageCount : Number(page)
    return Promise.resolve(
      Response.json({ pageCount, results: items.slice((number - 1) * 10, number * 10) }),
    )
  })
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})

/** Reads back to a day, as `usePasts` does: a first fetch, and one page more at a time. */
async function read(since: string): Promise<HistoryCache> {
  let past = await client.fetchQuery({ ...pastOfList(1), staleTime: 0 })
  // oxlint-disable-next-line no-await-in-loop -- one page after the other
  while (!isReadSince(past, since))
    past = await client.fetchQuery({ ...pastOfList(1), staleTime: 0 })
  return past
}

const past = (cached: HistoryCache, options: readonly number[] = [1]) =>
  pastOf(cached, { options, pending: [], today: dayNow(), isFailed: false })

/** Makes what was read look as if it was read before. */
const age = (days: number) =>
  client.setQueryData<HistoryCache>(
    historyCacheKey(1),
    (cached) =>
      cached && {
        ...cached,
        readAt: cached.readAt - days * 86_400_000,
        readOn: addDays(cached.readOn, -days),
      },
  )

test('a long past is read from its end, only as far as it is wanted, and continues where it ended', async () => {
  const recent = await read(daysAgo(20))
  expect(asked).toEqual(['last', '9', '8'])
  expect(recent.knownAfter).toBe(daysAgo(24))
  expect(Object.keys(recent.days)).toHaveLength(25)
  expect(past(recent).isKnownFrom(daysAgo(20))).toBe(true)
  expect(past(recent).isKnownFrom(daysAgo(30))).toBe(false)
  asked = []
  const earlier = await read(daysAgo(40))
  expect(asked).toEqual(['7', '6'])
  expect(past(earlier).isKnownFrom(daysAgo(40))).toBe(true)
})

test('on a later day only the newest days are read again', async () => {
  const whole = await read(daysAgo(94))
  expect(whole).toMatchObject({ knownAfter: '', before: 0 })
  age(2)
  expect(past(client.getQueryData(historyCacheKey(1)) as HistoryCache).knows(dayNow())).toBe(false)
  const changed = items.at(-3)
  if (changed) changed.status = 'done'
  asked = []
  const again = await read(daysAgo(94))
  expect(asked).toEqual(['last', '9', '8'])
  expect(again).toMatchObject({ knownAfter: '', before: 0 })
  expect(again.days[daysAgo(2)]).toEqual({ todo: [], skip: [], done: [1] })
  expect(past(again).isKnownFrom(daysAgo(94))).toBe(true)
})

test('a past of which earlier days are not read yet goes on there after the newest days', async () => {
  items = daily(200)
  await read(daysAgo(60))
  age(1)
  asked = []
  const again = await read(daysAgo(90))
  // One page is read twice: items may have moved.
  expect(asked).toEqual(['last', '19', '14', '13', '12', '11'])
  expect(past(again).isKnownFrom(daysAgo(90))).toBe(true)
  expect(Object.keys(again.days)).toHaveLength(100)
})

test('after a week the whole past is read again', async () => {
  await read(daysAgo(94))
  client.setQueryData<HistoryCache>(
    historyCacheKey(1),
    (cached) => cached && { ...cached, begunAt: cached.begunAt - 8 * 86_400_000 },
  )
  age(8)
  asked = []
  await read(daysAgo(94))
  expect(asked).toHaveLength(10)
})

test('an answer takes its place among what was read, and nothing that was not read seems known', async () => {
  const { knownAfter } = await read(daysAgo(10))
  const item = { id: 200, module: 1, option: 1, status: 'done' } as const
  void putItem(client, { ...item, date: daysAgo(3) })
  void putItem(client, { ...item, id: 201, option: 2, date: daysAgo(3) })
  void putItem(client, { ...item, date: daysAgo(60) })
  const cached = client.getQueryData<HistoryCache>(historyCacheKey(1))
  expect(cached?.days[daysAgo(3)]).toEqual({ todo: [], skip: [], done: [1, 2] })
  expect(cached?.knownAfter).toBe(knownAfter)
  expect(cached && past(cached).knows(daysAgo(60))).toBe(false)
})

test('a day that continues on the previous page has no summary until that page is read', async () => {
  const item = (option: number, date: string, status: DailyTodoStatus): DailyTodoItem => ({
    id: option,
    module: 1,
    option,
    date,
    status,
  })
  const [cutDay, wholeDay] = [daysAgo(2), daysAgo(1)]
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const isLast = new URL(url).searchParams.get('page') === 'last'
    if (!isLast) await isReleased
    const results = isLast
      ? [item(2, cutDay, 'done'), item(1, wholeDay, 'done'), item(2, wholeDay, 'done')]
      : [item(1, cutDay, 'todo')]
    return Response.json({ pageCount: 2, results })
  })
  const reading = read(daysAgo(29))
  await vi.waitFor(() => expect(client.getQueryData(historyCacheKey(1))).toBeDefined())
  const half = past(client.getQueryData(historyCacheKey(1)) as HistoryCache, [1, 2])
  expect(half.summary(wholeDay)?.level).toBe('full')
  expect(half.history.has(cutDay)).toBe(true)
  expect(half.summary(cutDay)).toBeUndefined()
  release()
  expect(past(await reading, [1, 2]).summary(cutDay)).toMatchObject({
    done: 1,
    total: 2,
    level: 'some',
  })
})
