import {
  ApiError,
  apiQuery,
  getGetDailyTodoOptionQueryOptions,
  getListDailyTodoOptionsQueryOptions,
} from '@daymark/api'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
interface Named { id: number; name: string }
import { allPagesQuery, type Page, type PageParams, pageQuery } from './listQueries.ts'

const queryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** A list of names behind pages of a fixed size, like a server that ignores `page_size`. */
function listOf(names: string[], failure?: ApiError) {
  const asked: unknown[] = []
  const size = 10
  function read(params: PageParams): Page<Named> {
    asked.push(params.page)
    const pageCount = Math.ceil(names.length / size)
    const page = params.page === 'last' ? Math.max(1, pageCount) : Number(params.page)
    if (failure) throw failure
    if (page > Math.max(1, pageCount)) throw new ApiError({ kind: 'client', status: 404 })
    const results = names
      .slice((page - 1) * size, page * size)
      .map((name, index) => ({ id: index + 1, name }))
    return { pageCount, results }
  }
  const list = (params: PageParams) =>
    apiQuery<Page<Named>>(['names', params], () => Promise.resolve().then(() => read(params)))
  return { list, asked }
}

const eleven = Array.from({ length: 11 }, (_, index) => `Name ${index + 1}`)

test('the second page holds the eleventh', async () => {
  const page = { pageIndex: 1, pageSize: 10 }
  const { results } = await queryClient().fetchQuery(pageQuery(listOf(eleven).list, {}, page))
  expect(results.map(({ name }) => name)).toEqual(['Name 11'])
})

test('a page beyond the end falls back to the last one', async () => {
  const { list, asked } = listOf(eleven)
  const page = { pageIndex: 4, pageSize: 25 }
  const { results, pageCount } = await queryClient().fetchQuery(pageQuery(list, {}, page))
  expect(results).toHaveLength(1)
  expect(pageCount).toBe(2)
  expect(asked).toEqual([5, 'last'])
})

test('when all is gone, a page beyond the end is empty', async () => {
  const page = { pageIndex: 1, pageSize: 10 }
  expect(await queryClient().fetchQuery(pageQuery(listOf([]).list, {}, page))).toEqual({
    pageCount: 0,
    results: [],
  })
})

test('a failure that is no missing page is a failure', async () => {
  const { list, asked } = listOf(eleven, new ApiError({ kind: 'client', status: 403 }))
  const page = { pageIndex: 1, pageSize: 10 }
  await expect(queryClient().fetchQuery(pageQuery(list, {}, page))).rejects.toMatchObject({
    status: 403,
  })
  expect(asked).toEqual([2])
})

test('a whole list is read page by page', async () => {
  const { list, asked } = listOf(eleven)
  const names = await queryClient().fetchQuery(allPagesQuery(list, {}))
  expect(names.map(({ name }) => name)).toEqual(eleven)
  expect(asked).toEqual([1, 2])
})

test('a page has the key of its list, and all pages one that begins with it', async () => {
  const queries = queryClient()
  const list = getListDailyTodoOptionsQueryOptions
  const keys: QueryKey[] = [
    pageQuery(list, { module: 2 }, { pageIndex: 0, pageSize: 10 }).queryKey,
    allPagesQuery(list, { module: 2 }).queryKey,
    getGetDailyTodoOptionQueryOptions(7).queryKey,
  ]
  expect(keys[0]).toEqual(list({ module: 2, page: 1, page_size: 10 }).queryKey)
  for (const key of keys) queries.setQueryData(key, {})
  await queries.invalidateQueries({ queryKey: list().queryKey })
  expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, true])
})
