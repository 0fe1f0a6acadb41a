import {
  ApiError,
  getDailyTodoOption,
  getGetDailyTodoOptionQueryOptions,
  getListDailyTodoOptionsQueryOptions,
  listDailyTodoOptions,
} from '@daymark/api'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Collection, Named, PageParams } from './moduleKind.ts'
import { itemQuery, pageQuery } from './queries.ts'

const queryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** A list of names behind pages of a fixed size, like a server that ignores `page_size`. */
function collectionOf(
  names: string[],
  failure?: ApiError,
): Collection<Named> & { asked: unknown[] } {
  const asked: unknown[] = []
  const size = 10
  return {
    asked,
    resource: 'daily-todos-modules',
    list: (params: PageParams) => {
      asked.push(params.page)
      const pageCount = Math.ceil(names.length / size)
      const page = params.page === 'last' ? Math.max(1, pageCount) : Number(params.page)
      if (failure) return Promise.reject(failure)
      if (page > Math.max(1, pageCount)) {
        return Promise.reject(new ApiError({ kind: 'client', status: 404 }))
      }
      const results = names
        .slice((page - 1) * size, page * size)
        .map((name, index) => ({ id: index + 1, name }))
      return Promise.resolve({ pageCount, results })
    },
    get: (id) => Promise.resolve({ id, name: names[id - 1] ?? '' }),
    remove: () => Promise.resolve(),
  }
}

const eleven = Array.from({ length: 11 }, (_, index) => `Name ${index + 1}`)

test('the second page holds the eleventh', async () => {
  const page = { pageIndex: 1, pageSize: 10 }
  const { results } = await queryClient().fetchQuery(pageQuery(collectionOf(eleven), {}, page))
  expect(results.map(({ name }) => name)).toEqual(['Name 11'])
})

test('a page beyond the end falls back to the last one', async () => {
  const collection = collectionOf(eleven)
  const page = { pageIndex: 4, pageSize: 25 }
  const { results, pageCount } = await queryClient().fetchQuery(pageQuery(collection, {}, page))
  expect(results).toHaveLength(1)
  expect(pageCount).toBe(2)
  expect(collection.asked).toEqual([5, 'last'])
})

test('when all is gone, a page beyond the end is empty', async () => {
  const page = { pageIndex: 1, pageSize: 10 }
  expect(await queryClient().fetchQuery(pageQuery(collectionOf([]), {}, page))).toEqual({
    pageCount: 0,
    results: [],
  })
})

test('a failure that is no missing page is a failure', async () => {
  const collection = collectionOf(eleven, new ApiError({ kind: 'client', status: 403 }))
  const page = { pageIndex: 1, pageSize: 10 }
  await expect(queryClient().fetchQuery(pageQuery(collection, {}, page))).rejects.toMatchObject({
    status: 403,
  })
  expect(collection.asked).toEqual([2])
})

test('lists and objects share their keys with the generated queries', () => {
  const collection = {
    resource: 'daily-todo-options' as const,
    list: listDailyTodoOptions,
    get: getDailyTodoOption,
    remove: () => Promise.resolve(),
  }
  expect(itemQuery(collection, 7).queryKey).toEqual(getGetDailyTodoOptionQueryOptions(7).queryKey)
  expect(pageQuery(collection, { module: 2 }, { pageIndex: 0, pageSize: 10 }).queryKey).toEqual(
    getListDailyTodoOptionsQueryOptions({ module: 2, page: 1, page_size: 10 }).queryKey,
  )
})
