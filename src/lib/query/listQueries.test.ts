import {
  ApiError,
  getGetDailyTodoOptionQueryKey,
  getListDailyTodoOptionsQueryKey,
  listDailyTodoOptions,
} from '@daymark/api'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Page, PageParams } from './allPages.ts'
import { allPagesQuery } from './listQueries.ts'

interface Named {
  id: number
  name: string
}

const queryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Returns a list of names behind pages of a fixed size, like a server that ignores `page_size`. */
function listOf(names: string[], failure?: ApiError) {
  const asked: unknown[] = []
  const size = 10
  function read(params: PageParams): Page<Named> {
    asked.push(params.page)
    const pageCount = Math.ceil(names.length / size)
    const page = Number(params.page)
    if (failure) throw failure
    if (page > Math.max(1, pageCount)) throw new ApiError({ kind: 'client', status: 404 })
    const results = names
      .slice((page - 1) * size, page * size)
      .map((name, index) => ({ id: index + 1, name }))
    return { pageCount, results }
  }
  const list = {
    queryKey: (params?: PageParams) => ['names', params],
    queryFn: async (params: PageParams) => read(params),
  }
  return { list, asked }
}

const eleven = Array.from({ length: 11 }, (_, index) => `Name ${index + 1}`)

test('a whole list is read page by page', async () => {
  const { list, asked } = listOf(eleven)
  const names = await queryClient().fetchQuery(allPagesQuery(list, {}))
  expect(names.map(({ name }) => name)).toEqual(eleven)
  expect(asked).toEqual([1, 2])
})

test('a page that is gone by the time it is read is empty', async () => {
  const { list } = listOf(eleven)
  const firstOfTwo = {
    ...list,
    queryFn: async (params: PageParams) => ({ ...(await list.queryFn(params)), pageCount: 3 }),
  }
  const names = await queryClient().fetchQuery(allPagesQuery(firstOfTwo, {}))
  expect(names.map(({ name }) => name)).toEqual(eleven)
})

test('a failure other than a missing page is a failure', async () => {
  const { list, asked } = listOf(eleven, new ApiError({ kind: 'client', status: 403 }))
  await expect(queryClient().fetchQuery(allPagesQuery(list, {}))).rejects.toMatchObject({
    status: 403,
  })
  expect(asked).toEqual([1])
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
