import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  accountQueryKey,
  getListAuthenticatorsQueryOptions,
  getListEmailAddressesQueryOptions,
} from './accountQueries.ts'
import {
  getDeleteDailyTodosModuleMutationOptions,
  getGetDailyTodoOptionQueryKey,
  getGetDailyTodosModuleQueryKey,
  getGetWidgetsQueryKey,
  getListDailyTodoItemsQueryKey,
  getListDailyTodoOptionsQueryKey,
  getListDailyTodosModulesQueryKey,
  getUpdateDailyTodoOptionMutationOptions,
} from './generated/content.ts'
import { contentQueryKey, resourceQueryKey } from './queryKeys.ts'
import { fakeServer, json } from './testing/fakeServer.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a prefix makes stale', () => {
  const keys = {
    options: getListDailyTodoOptionsQueryKey({ module: 2, page: 1 }),
    option: getGetDailyTodoOptionQueryKey(6),
    items: getListDailyTodoItemsQueryKey({ module: 2, date: '2026-03-01' }),
    modules: getListDailyTodosModulesQueryKey(),
    widgets: getGetWidgetsQueryKey(),
    email: getListEmailAddressesQueryOptions().queryKey,
    passkeys: getListAuthenticatorsQueryOptions().queryKey,
  }

  test.each([
    [
      'every list and object of its resource, and no other',
      resourceQueryKey('daily-todo-options'),
      ['options', 'option'],
    ],
    [
      'one day of one module only',
      getListDailyTodoItemsQueryKey({ module: 2, date: '2026-03-01' }),
      ['items'],
    ],
    [
      'all content, and nothing of the account',
      contentQueryKey,
      ['options', 'option', 'items', 'modules', 'widgets'],
    ],
    ['all of the account', accountQueryKey, ['email', 'passkeys']],
  ])('%s', async (_, queryKey, stale) => {
    const queries = new QueryClient()
    for (const key of Object.values(keys)) queries.setQueryData(key, {})
    await queries.invalidateQueries({ queryKey })
    const names = Object.entries(keys).filter(
      ([, key]) => queries.getQueryState(key)?.isInvalidated,
    )
    expect(names.map(([name]) => name)).toEqual(stale)
  })
})

test('account data is the data of a 200, and anything else is a typed error', async () => {
  const address = { email: 'a@b.nl', verified: true, primary: true }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  fakeServer(json(200, { status: 200, data: [address] }))
  expect(await queries.fetchQuery(getListEmailAddressesQueryOptions())).toEqual([address])
  fakeServer(json(401, { status: 401, data: { flows: [] }, meta: { is_authenticated: false } }))
  await expect(queries.fetchQuery(getListAuthenticatorsQueryOptions())).rejects.toMatchObject({
    name: 'ApiError',
    status: 401,
  })
})

describe('a mutation', () => {
  test('makes the lists and objects of its resource stale', async () => {
    const queries = new QueryClient()
    const list = getListDailyTodoOptionsQueryKey({ module: 2 })
    queries.setQueryData(list, {})
    fakeServer(json(200, { id: 6, module: 2, name: 'Run', text: 'Far' }))
    const update = getUpdateDailyTodoOptionMutationOptions(queries)
    await new MutationObserver(queries, update).mutate({
      id: 6,
      data: { name: 'Run', text: 'Far' },
    })
    expect(queries.getQueryState(list)?.isInvalidated).toBe(true)
  })

  test('that deletes makes the dashboard stale, but does not read again what is gone', async () => {
    const queries = new QueryClient()
    const module = getGetDailyTodosModuleQueryKey(2)
    queries.setQueryData(module, {})
    queries.setQueryData(getGetWidgetsQueryKey(), {})
    fakeServer(new Response(null, { status: 204 }))
    const remove = getDeleteDailyTodosModuleMutationOptions(queries)
    await new MutationObserver(queries, remove).mutate({ id: 2 })
    expect(queries.getQueryState(getGetWidgetsQueryKey())?.isInvalidated).toBe(true)
    expect(queries.getQueryState(module)?.isInvalidated).toBe(false)
  })
})
