import {
  ApiError,
  getGetDailyTodoOptionQueryKey,
  getListDailyTodoOptionsQueryKey,
  listDailyTodoOptions,
} from '@daymark/api'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { allPagesQuery, type Page, type PageParams } from './allPages.ts'

const queryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

const numbersTo = (total: number) => Array.from({ length: total }, (_, index) => index + 1)

/** Returns a list of numbers behind pages of a fixed size, like a server that ignores `page_size`. */
function listOf(total: number, size = 10) {
  const pageCount = Math.ceil(total / size)
  function read(page: number): Page<number> {
    if (page > Math.max(1, pageCount)) throw new ApiError({ kind: 'client', status: 404 })
    return { pageCount, results: numbersTo(total).slice((page - 1) * size, page * size) }
  }
  return {
    queryKey: (params?: PageParams) => ['numbers', params],
    queryFn: async (params: PageParams) => read(Number(params.page)),
  }
}

test.each([
  ['an empty list', 0, 10],
  ['a list of one page', 10, 10],
  ['the 11th entry', 11, 10],
  ['a long list in large pages', 250, 100],
])('reads %s', async (_, total, size) => {
  const numbers = await queryClient().fetchQuery(allPagesQuery(listOf(total, size), {}))
  expect(numbers).toEqual(numbersTo(total))
})

test('a page that is gone by the time it is read is empty', async () => {
  const list = listOf(11)
  const firstOfTwo = {
    ...list,
    queryFn: async (params: PageParams) => ({ ...(await list.queryFn(params)), pageCount: 3 }),
  }
  const numbers = await queryClient().fetchQuery(allPagesQuery(firstOfTwo, {}))
  expect(numbers).toEqual(numbersTo(11))
})

test.each([
  ['the first page', 1, [1]],
  ['a later page', 3, [1, 2, 3]],
])('a failure of %s other than that it is gone is a failure', async (_, failing, pages) => {
  const list = listOf(30)
  const asked: unknown[] = []
  const failingList = {
    ...list,
    queryFn: async (params: PageParams) => {
      asked.push(params.page)
      if (params.page === failing) throw new ApiError({ kind: 'client', status: 403 })
      return list.queryFn(params)
    },
  }
  await expect(queryClient().fetchQuery(allPagesQuery(failingList, {}))).rejects.toMatchObject({
    status: 403,
  })
  expect(asked).toEqual(pages)
})

test('a whole list has a key that begins with that of the list', async () => {
  const queries = queryClient()
  const list = { queryKey: getListDailyTodoOptionsQueryKey, queryFn: listDailyTodoOptions }
  const keys: QueryKey[] = [
    allPagesQuery(list, { module: 2 }).queryKey,
    getGetDailyTodoOptionQueryKey(7),
  ]
  for (const key of keys) queries.setQueryData(key, {})
  await queries.invalidateQueries({ queryKey: list.queryKey() })
  expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})
